import { asciiAt, type Bytes, type Picture, viewOf } from './picture.ts'

const riffLength = 12
const chunkHead = 8

const neededChunks = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH', 'ICCP'])

/**
 * Leaves out camera data and the place. Undefined if it is cut off or has only
 * an animation.
 */
export function readWebp(bytes: Bytes): Picture | undefined {
  const view = viewOf(bytes)
  const chunks: Bytes[] = []
  let [width, height] = [0, 0]
  let hasPicture = false
  let offset = riffLength
  while (offset + chunkHead <= bytes.length) {
    const name = asciiAt(bytes, offset, 4)
    const length = view.getUint32(offset + 4, true)
    // Chunks are padded to an even length.
    const end = offset + chunkHead + length + (length % 2)
    if (offset + chunkHead + length > bytes.length) return undefined
    const chunk = bytes.subarray(offset, end)
    if (neededChunks.has(name)) {
      const size = sizeOf(name, chunk)
      hasPicture ||= name === 'VP8 ' || name === 'VP8L'
      width = Math.max(width, size.width)
      height = Math.max(height, size.height)
      chunks.push(name === 'VP8X' ? withoutMetadataFlags(chunk) : chunk)
    }
    offset = end
    if (offset >= view.getUint32(4, true) + chunkHead) break
  }
  if (!hasPicture || width === 0 || height === 0) return undefined
  return { width, height, parts: [riffHeader(chunks), ...chunks] }
}

interface Size {
  width: number
  height: number
}

const unknownSize: Size = { width: 0, height: 0 }

function sizeOf(name: string, chunk: Bytes): Size {
  if (chunk.length < chunkHead + 10) return unknownSize
  const view = viewOf(chunk)
  if (name === 'VP8X')
    return { width: read24(view, 12), height: read24(view, 15) }
  if (name === 'VP8 ')
    return {
      width: view.getUint16(14, true) % 0x40_00,
      height: view.getUint16(16, true) % 0x40_00,
    }
  if (name !== 'VP8L') return unknownSize
  const bits = view.getUint32(9, true)
  return { width: (bits & 0x3f_ff) + 1, height: ((bits >> 14) & 0x3f_ff) + 1 }
}

function read24(view: DataView, offset: number): number {
  return (
    view.getUint16(offset, true) + view.getUint8(offset + 2) * 0x1_00_00 + 1
  )
}

// Exif, XMP and animation.
const metadataFlags = 0b0000_1110

function withoutMetadataFlags(chunk: Bytes): Bytes {
  const copy = Uint8Array.from(chunk)
  const flags = copy[chunkHead] ?? 0
  copy[chunkHead] = flags & ~metadataFlags
  return copy
}

function riffHeader(chunks: Bytes[]): Bytes {
  const lengths = chunks.map(({ length }) => length)
  const total = lengths.reduce((sum, length) => sum + length, 0)
  const header = new TextEncoder().encode('RIFF\0\0\0\0WEBP')
  viewOf(header).setUint32(4, total + 4, true)
  return header
}
