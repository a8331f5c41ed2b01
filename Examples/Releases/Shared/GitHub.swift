import Foundation

/// Asks GitHub for releases.
struct GitHub {
    enum Failure: Error {
        case noRelease
        case refused(status: Int)
    }

    var session = URLSession.shared

    func latestRelease(of repository: Repository) async throws -> Release {
        let address = "https://api.github.com/repos/\(repository.owner)/\(repository.name)/releases/latest"
        guard let url = URL(string: address) else { throw Failure.noRelease }
        var request = URLRequest(url: url)
        request.setValue("application/vnd.github+json", forHTTPHeaderField: "Accept")

        let (data, response) = try await session.data(for: request)
        if let status = (response as? HTTPURLResponse)?.statusCode, status != 200 {
            throw status == 404 ? Failure.noRelease : Failure.refused(status: status)
        }
        return try Self.decoder.decode(Release.self, from: data)
    }

    static let decoder: JSONDecoder = {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        decoder.dateDecodingStrategy = .iso8601
        return decoder
    }()
}
