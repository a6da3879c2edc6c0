import { asciiAt, type Bytes, type Picture, viewOf } from './picture.ts'

const marker = { end: 0xd9, scan: 0xda, exif: 0xe1, comment: 0xfe } as const

/**
 * Keeps what decodes the picture, its colors and which way is up. Comments,
 * camera data, the place and whatever follows the end are left out. Undefined
 * if it is cut off or is no JPEG.
 */
export function readJpeg(bytes: Bytes): Picture | undefined {
  const view = viewOf(bytes)
  const parts = [bytes.subarray(0, 2)]
  let [width, height] = [0, 0]
  let offset = 2
  while (offset + 4 <= bytes.length || bytes[offset + 1] === marker.end) {
    if (bytes[offset] !== 0xff) return undefined
    const code = bytes[offset + 1] ?? 0
    // Any number of these may stand before a marker.
    if (code === 0xff) {
      offset += 1
      continue
    }
    if (code === marker.end) {
      parts.push(bytes.subarray(offset, offset + 2))
      return width > 0 && height > 0 ? { width, height, parts } : undefined
    }
    const end = offset + 2 + view.getUint16(offset + 2)
    if (end > bytes.length || end < offset + 4) return undefined
    const segment = bytes.subarray(offset, end)
    if (isFrame(code) && segment.length > 9) {
      height = Math.max(height, view.getUint16(offset + 5))
      width = Math.max(width, view.getUint16(offset + 7))
    }
    const kept = code === marker.exif ? orientationOnly(segment) : segment
    if (kept && isNeeded(code, segment)) parts.push(kept)
    offset = code === marker.scan ? findScanEnd(bytes, end) : end
    if (code === marker.scan) parts.push(bytes.subarray(end, offset))
  }
  return undefined
}

// C4, C8 and CC are tables and reserved.
function isFrame(code: number): boolean {
  return code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)
}

const jfifLength = 18

function isNeeded(code: number, segment: Bytes): boolean {
  if (code === marker.comment) return false
  if (code < 0xe0 || code > 0xef || code === marker.exif) return true
  const name = asciiAt(segment, 4, 11)
  // A longer one has a thumbnail.
  const isJfif = name.startsWith('JFIF\0') && segment.length === jfifLength
  return isJfif || name === 'ICC_PROFILE' || name.startsWith('Adobe')
}

/** The next marker after a scan's data, in which FF00 and FFD0–7 are none. */
function findScanEnd(bytes: Bytes, start: number): number {
  let offset = bytes.indexOf(0xff, start)
  while (offset !== -1) {
    const next = bytes[offset + 1] ?? 0
    const isData = next === 0 || (next >= 0xd0 && next <= 0xd7)
    if (!isData) return offset
    offset = bytes.indexOf(0xff, offset + 2)
  }
  return bytes.length
}

const orientationTag = 0x01_12

// Exif of one entry: the orientation, which is at the end but for six bytes.
const exifHead = 'ffe100224578696600004d4d002a000000080001011200030000000100'

/** Exif with nothing but the orientation, or undefined without one. */
function orientationOnly(segment: Bytes): Bytes | undefined {
  const orientation = readOrientation(segment)
  if (orientation === undefined) return undefined
  const head = exifHead.match(/../g) ?? []
  const values = head.map((pair) => Number.parseInt(pair, 16))
  return Uint8Array.from([...values, orientation, 0, 0, 0, 0, 0, 0])
}

const exifName = 'Exif\0\0'
// The marker, the length and the name.
const tiffStart = 4 + exifName.length

function readOrientation(segment: Bytes): number | undefined {
  const isExif = asciiAt(segment, 4, exifName.length) === exifName
  if (!isExif || segment.length < tiffStart + 8) return undefined
  const view = viewOf(segment.subarray(tiffStart))
  const isLittle = asciiAt(segment, tiffStart, 2) === 'II'
  const start = view.getUint32(4, isLittle)
  if (start + 2 > view.byteLength) return undefined
  const count = view.getUint16(start, isLittle)
  for (let index = 0; index < count; index += 1) {
    const entry = start + 2 + index * 12
    if (entry + 12 > view.byteLength) return undefined
    if (view.getUint16(entry, isLittle) !== orientationTag) continue
    const orientation = view.getUint16(entry + 8, isLittle)
    return orientation >= 1 && orientation <= 8 ? orientation : undefined
  }
  return undefined
}
