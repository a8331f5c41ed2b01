import Intents
class IntentHandler: INExtension, ConfigurationIntentHandling {}
