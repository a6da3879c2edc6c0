/** A picture inside an .ico file. */
interface IconPicture {
  /** In pixels, of a square below 256. */
  size: number
  png: Buffer
}

const headerLength = 6
const entryLength = 16

/** Several sizes of one icon in the container browsers ask for by themselves: /favicon.ico. */
export function iconContainer(pictures: readonly IconPicture[]): Buffer {
  const header = Buffer.alloc(headerLength)
  header.writeUInt16LE(1, 2) // An icon, not a cursor.
  header.writeUInt16LE(pictures.length, 4)

  let offset = headerLength + entryLength * pictures.length
  const entries = pictures.map(({ size, png }) => {
    const entry = Buffer.alloc(entryLength)
    entry.writeUInt8(size, 0)
    entry.writeUInt8(size, 1)
    entry.writeUInt16LE(1, 4) // Color planes.
    entry.writeUInt16LE(32, 6) // Bits per pixel.
    entry.writeUInt32LE(png.length, 8)
    entry.writeUInt32LE(offset, 12)
    offset += png.length
    return entry
  })
  return Buffer.concat([header, ...entries, ...pictures.map(({ png }) => png)])
}
