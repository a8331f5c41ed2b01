// Status of this file: exact.

/// How a camera was held: EXIF's numbers.
public enum CGImagePropertyOrientation: UInt32, Hashable, Sendable { case up = 1, upMirrored, down, downMirrored, leftMirrored, right, rightMirrored, left }
