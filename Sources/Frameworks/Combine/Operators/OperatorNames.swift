// Status of this file: exact.

/// The names under which user code may write the type of an operator.
extension Publishers {
    public typealias Map<Upstream: Publisher, Output> = Relayed<Upstream, Output, Upstream.Failure>
    public typealias CompactMap<Upstream: Publisher, Output> = Relayed<Upstream, Output, Upstream.Failure>
    public typealias TryMap<Upstream: Publisher, Output> = Relayed<Upstream, Output, any Error>
    public typealias Filter<Upstream: Publisher> = Relayed<Upstream, Upstream.Output, Upstream.Failure>
    public typealias RemoveDuplicates<Upstream: Publisher> = Relayed<Upstream, Upstream.Output, Upstream.Failure>
    public typealias ReplaceError<Upstream: Publisher> = Relayed<Upstream, Upstream.Output, Never>
    public typealias MapError<Upstream: Publisher, Failure: Error> = Relayed<Upstream, Upstream.Output, Failure>
    public typealias First<Upstream: Publisher> = Relayed<Upstream, Upstream.Output, Upstream.Failure>
    public typealias Drop<Upstream: Publisher> = Relayed<Upstream, Upstream.Output, Upstream.Failure>
    public typealias Collect<Upstream: Publisher> = Relayed<Upstream, [Upstream.Output], Upstream.Failure>
    public typealias Debounce<Upstream: Publisher, Context: Scheduler> = Produced<Upstream.Output, Upstream.Failure>
    public typealias Throttle<Upstream: Publisher, Context: Scheduler> = Produced<Upstream.Output, Upstream.Failure>
    public typealias Delay<Upstream: Publisher, Context: Scheduler> = Produced<Upstream.Output, Upstream.Failure>
    public typealias FlatMap<NewPublisher: Publisher, Upstream: Publisher> = Produced<NewPublisher.Output, Upstream.Failure>
    public typealias SwitchToLatest<P: Publisher, Upstream: Publisher> = Produced<P.Output, Upstream.Failure>
    public typealias Catch<Upstream: Publisher, NewPublisher: Publisher> = Produced<Upstream.Output, NewPublisher.Failure>
}
