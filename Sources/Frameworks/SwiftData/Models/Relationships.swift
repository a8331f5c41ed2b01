internal import RecordStore

/// Keeps both ends of a relationship in step.
enum Relationships {
    /// Sets the objects at the other end of a relationship; theirs lead back then, and those left behind no longer do.
    static func set(_ models: [any PersistentModel], as name: String, of model: any PersistentModel) {
        let data = model._$modelData
        let before = data.related(name)
        data.context?.insertAll(models)
        data.hold(models, as: name)
        data.context?.noteChange(of: model)
        guard let inverse = inverse(of: name, in: model) else { return }
        let now = Set(models.map { ObjectIdentifier($0) })
        for other in before where !now.contains(ObjectIdentifier(other)) { unlink(model, from: other, inverse) }
        link(model, name, to: models, inverse)
    }

    /// Leads back what was set before the object itself was known.
    static func linkUnlinked(_ model: any PersistentModel) {
        for name in model._$modelData.takeUnlinked().sorted() {
            guard let inverse = inverse(of: name, in: model) else { continue }
            link(model, name, to: model._$modelData.related(name), inverse)
        }
    }

    /// Takes an object out of a relationship's end.
    static func unlink(_ model: any PersistentModel, from other: any PersistentModel, _ name: String) {
        let id = model._$modelData.recordID(of: model), data = other._$modelData
        guard data.references[name]?.contains(id) == true else { return }
        data.references[name]?.removeAll { $0 == id }
        data.context?.noteChange(of: other)
    }

    static func inverse(of name: String, in model: any PersistentModel) -> String? {
        ModelShape.of(type(of: model)).relationship(name)?.inverse
    }

    private static func link(_ model: any PersistentModel, _ name: String, to others: [any PersistentModel], _ inverse: String) {
        let id = model._$modelData.recordID(of: model)
        for other in others {
            let data = other._$modelData
            guard let shape = ModelShape.of(type(of: other)).relationship(inverse), data.references[inverse]?.contains(id) != true else { continue }
            if shape.isToMany {
                data.hold(data.related(inverse) + [model], as: inverse)
            } else {
                for old in data.related(inverse) { unlink(other, from: old, name) }
                data.hold([model], as: inverse)
            }
            data.context?.insertAll([model])
            data.context?.noteChange(of: other)
        }
    }
}
