import Foundation
@testable import SwiftUI

extension Gallery {
    /// 9:41 on 5 January 2026 in UTC, the gallery's moment is a minute later.
    private static let start = Date(timeIntervalSince1970: 1_767_606_060)
    static let locales = ["en_US", "de_DE", "fr_FR", "ja_JP", "ar_EG", "hi_IN"]

    /// Dates and timers in six languages, and what formats write.
    static var time: GallerySection {
        GallerySection(title: "Dates, timers and formats", file: "Time", examples: locales.map { locale in
            GalleryExample("\(locale): styles", []) {
                VStack(alignment: .leading, spacing: 0) {
                    Text(start, style: .time)
                    Text(start, style: .date)
                    Text(start.addingTimeInterval(-93_600), style: .relative)
                    Text(start.addingTimeInterval(-7200), style: .offset)
                    Text(start.addingTimeInterval(90), style: .timer)
                    Text(start...start.addingTimeInterval(5 * 3600))
                }
                .font(.caption2).padding(4).environment(\.locale, Locale(identifier: locale)).environment(\.layoutDirection, direction(locale))
            }
        } + locales.map { locale in
            GalleryExample("\(locale): intervals and formats", []) {
                VStack(alignment: .leading, spacing: 0) {
                    Text(timerInterval: start...start.addingTimeInterval(5400))
                    Text(.currentDate, format: .reference(to: start.addingTimeInterval(-300)))
                    Text(start, format: .dateTime.weekday().day().month())
                    HStack(spacing: 4) { Text(1234.5, format: .number); Text(0.42, format: .percent) }
                    Text(12.5, format: .currency(code: "EUR"))
                    ProgressView(timerInterval: start.addingTimeInterval(-90)...start.addingTimeInterval(150), countsDown: false)
                }
                .font(.caption2).padding(4).environment(\.locale, Locale(identifier: locale)).environment(\.layoutDirection, direction(locale))
            }
        })
    }

    private static func direction(_ locale: String) -> LayoutDirection { locale.hasPrefix("ar") ? .rightToLeft : .leftToRight }
}
