import Foundation

/// The club's ladder. A real one would come from a server; this one is made up.
enum Club {
    static let name = "Harbour Table Tennis"

    static let players: [Player] = [
        player("falk", "Ines Falk", .open, [1871, 1880, 1892, 1887, 1901, 1916, 1910, 1928, 1941, 1955, 1960, 1984], "WWLWW", "Pier Street"),
        player("arai", "Tomo Arai", .open, [1952, 1960, 1948, 1955, 1961, 1972, 1969, 1975, 1981, 1970, 1976, 1968], "WLWWL", "Old Mill"),
        player("mensah", "Kofi Mensah", .open, [1820, 1834, 1829, 1846, 1858, 1853, 1871, 1880, 1895, 1909, 1921, 1937], "WWWLW", "Pier Street"),
        player("reyes", "Omar Reyes", .open, [1902, 1898, 1910, 1905, 1893, 1901, 1897, 1888, 1894, 1899, 1890, 1893], "LWLWL", "Northside"),
        player("costa", "Yara Costa", .open, [1788, 1801, 1795, 1812, 1826, 1820, 1833, 1829, 1841, 1850, 1862, 1870], "WLWWW", "Old Mill"),
        player("devries", "Piet de Vries", .open, [1860, 1852, 1858, 1849, 1855, 1846, 1851, 1843, 1848, 1840, 1846, 1838], "LLWLL", "Northside"),
        player("lindqvist", "Bea Lindqvist", .open, [1742, 1755, 1749, 1763, 1771, 1766, 1780, 1788, 1783, 1797, 1804, 1811], "WWLWL", "Pier Street"),
        player("hofer", "Lina Hofer", .juniors, [1402, 1431, 1455, 1449, 1478, 1502, 1519, 1511, 1540, 1562, 1580, 1604], "WWWWL", "Old Mill"),
        player("okafor", "Sam Okafor", .juniors, [1490, 1502, 1497, 1511, 1524, 1519, 1533, 1541, 1537, 1549, 1558, 1571], "WLWLW", "Pier Street"),
        player("brandt", "Emil Brandt", .juniors, [1455, 1449, 1461, 1472, 1468, 1460, 1471, 1480, 1476, 1488, 1483, 1492], "LWLWW", "Northside"),
        player("nakata", "Aya Nakata", .juniors, [1301, 1322, 1340, 1361, 1358, 1379, 1392, 1410, 1405, 1421, 1438, 1450], "WWLWW", "Old Mill"),
        player("keller", "Ruth Keller", .veterans, [1702, 1698, 1705, 1711, 1707, 1713, 1709, 1718, 1722, 1719, 1727, 1733], "WLWWL", "Northside"),
        player("duarte", "Ana Duarte", .veterans, [1690, 1697, 1701, 1694, 1699, 1704, 1700, 1706, 1703, 1710, 1707, 1712], "LWWLW", "Pier Street"),
        player("holm", "Sven Holm", .veterans, [1650, 1644, 1651, 1657, 1649, 1655, 1660, 1653, 1659, 1664, 1658, 1661], "WLLWW", "Old Mill"),
    ]

    /// The ladder of a league, the leader first.
    static func ladder(_ league: Player.League) -> [Player] {
        players.filter { $0.league == league }.sorted { $0.rating > $1.rating }
    }

    static func player(withID id: String?) -> Player? { players.first { $0.id == id } }

    /// The place of a player on the ladder of the league, counted from 1.
    static func rank(of player: Player) -> Int { (ladder(player.league).firstIndex(of: player) ?? 0) + 1 }

    static var leader: Player { ladder(.open)[0] }

    /// Thursday evenings at seven.
    static func nextMatch(after date: Date) -> (home: Player, guest: Player, date: Date) {
        let evening = DateComponents(hour: 19, weekday: 5)
        let ladder = ladder(.open)
        return (ladder[0], ladder[1], Calendar.current.nextDate(after: date, matching: evening, matchingPolicy: .nextTime) ?? date)
    }

    private static func player(_ id: String, _ name: String, _ league: Player.League, _ ratings: [Int], _ form: String, _ club: String) -> Player {
        Player(id: id, name: name, league: league, ratings: ratings, form: form.map { $0 == "W" }, club: club)
    }
}
