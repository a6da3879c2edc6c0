import { asciiAt, type Bytes, type Picture, viewOf } from './picture.ts'

const signatureLength = 8
// A length, a name and a checksum.
const chunkOverhead = 12

// What shows the picture and its colors. The rest is text, camera data,
// animation or of programs.
const neededChunks = new Set(
  'IHDR PLTE IDAT IEND tRNS cHRM gAMA iCCP sBIT sRGB cICP bKGD pHYs'.split(' '),
)

/** Undefined if it is cut off. */
export function readPng(bytes: Bytes): Picture | undefined {
  const view = viewOf(bytes)
  const parts = [bytes.subarray(0, signatureLength)]
  let offset = signatureLength
  while (offset + chunkOverhead <= bytes.length) {
    const name = asciiAt(bytes, offset + 4, 4)
    const end = offset + chunkOverhead + view.getUint32(offset)
    if (end > bytes.length) return undefined
    if (neededChunks.has(name)) parts.push(bytes.subarray(offset, end))
    if (name === 'IEND') {
      const header = 16
      const width = view.getUint32(header)
      const height = view.getUint32(header + 4)
      return width > 0 && height > 0 ? { width, height, parts } : undefined
    }
    offset = end
  }
  return undefined
}
