import { asciiAt, type Bytes, type Picture, viewOf } from './picture.ts'

interface Box {
  name: string
  start: number
  end: number
}

/**
 * HEIC and AVIF. Camera data and the place are overwritten with zeros, because
 * other parts are found by where they are. Which way is up is not among them.
 * Undefined without a size.
 */
export function readHeif(original: Bytes): Picture | undefined {
  const bytes = Uint8Array.from(original)
  const whole = { name: '', start: 0, end: bytes.length }
  const meta = findBox(bytes, whole, 'meta')
  if (meta === undefined) return undefined
  // Its version comes first.
  const content = { ...meta, start: meta.start + 4 }
  const sizes = listSizes(bytes, content)
  if (sizes.length === 0) return undefined
  eraseMetadata(bytes, content)
  return {
    width: Math.max(...sizes.map(({ width }) => width)),
    height: Math.max(...sizes.map(({ height }) => height)),
    parts: [bytes],
  }
}

function listBoxes(bytes: Bytes, { start, end }: Box): Box[] {
  const view = viewOf(bytes)
  const boxes: Box[] = []
  let offset = start
  while (offset + 8 <= end) {
    const name = asciiAt(bytes, offset + 4, 4)
    const size = view.getUint32(offset)
    // 1: the size follows. 0: the last box.
    const isLong = size === 1 && offset + 16 <= end
    const head = isLong ? 16 : 8
    const long = isLong ? Number(view.getBigUint64(offset + 8)) : size
    const boxEnd = size === 0 ? end : offset + long
    if (boxEnd < offset + head || boxEnd > end) break
    boxes.push({ name, start: offset + head, end: boxEnd })
    offset = boxEnd
  }
  return boxes
}

function findBox(bytes: Bytes, parent: Box, name: string): Box | undefined {
  return listBoxes(bytes, parent).find((box) => box.name === name)
}

function listSizes(bytes: Bytes, meta: Box) {
  const properties = findBox(bytes, meta, 'iprp')
  const container = properties && findBox(bytes, properties, 'ipco')
  if (container === undefined) return []
  const view = viewOf(bytes)
  return listBoxes(bytes, container)
    .filter(({ name, start, end }) => name === 'ispe' && end - start >= 12)
    .map(({ start }) => {
      return {
        width: view.getUint32(start + 4),
        height: view.getUint32(start + 8),
      }
    })
}

function eraseMetadata(bytes: Bytes, meta: Box): void {
  const items = listMetadataItems(bytes, meta)
  const locations = findBox(bytes, meta, 'iloc')
  if (items.size === 0 || locations === undefined) return
  const dataStart = findBox(bytes, meta, 'idat')?.start ?? 0
  for (const extent of listExtents(bytes, locations)) {
    if (!items.has(extent.item)) continue
    const start = extent.offset + (extent.isInData ? dataStart : 0)
    bytes.fill(0, start, start + extent.length)
  }
}

// XMP is of the type `mime`.
const metadataTypes = new Set(['Exif', 'mime'])

function listMetadataItems(bytes: Bytes, meta: Box): Set<number> {
  const items = new Set<number>()
  const information = findBox(bytes, meta, 'iinf')
  if (information === undefined) return items
  const view = viewOf(bytes)
  const isShort = bytes[information.start] === 0
  const entries = {
    ...information,
    start: information.start + (isShort ? 6 : 8),
  }
  for (const { start, end } of listBoxes(bytes, entries)) {
    if (end - start < 12) continue
    const hasShortId = bytes[start] === 2
    const item = hasShortId
      ? view.getUint16(start + 4)
      : view.getUint32(start + 4)
    const type = asciiAt(bytes, start + (hasShortId ? 8 : 10), 4)
    if (metadataTypes.has(type)) items.add(item)
  }
  return items
}

interface Extent {
  item: number
  /** In the box `idat`, not in the file. */
  isInData: boolean
  offset: number
  length: number
}

/** ISO/IEC 14496-12, 8.11.3. A DataView throws at the end of a broken one. */
function listExtents(bytes: Bytes, { start, end }: Box): Extent[] {
  const view = viewOf(bytes.subarray(0, end))
  let offset = start + 4
  function read(size: number): number {
    const from = offset
    offset += size
    if (size === 8) return Number(view.getBigUint64(from))
    if (size === 4) return view.getUint32(from)
    return size === 2 ? view.getUint16(from) : 0
  }

  const version = view.getUint8(start)
  const sizes = read(2)
  const [offsetSize, lengthSize] = [sizes >> 12, (sizes >> 8) & 15]
  const [baseSize, indexSize] = [(sizes >> 4) & 15, sizes & 15]
  const idSize = version < 2 ? 2 : 4
  const itemCount = read(idSize)
  const extents: Extent[] = []
  for (let index = 0; index < itemCount; index += 1) {
    const item = read(idSize)
    const method = version === 0 ? 0 : read(2) & 15
    read(2)
    const base = read(baseSize)
    const extentCount = read(2)
    for (let each = 0; each < extentCount; each += 1) {
      if (version > 0) read(indexSize)
      const from = base + read(offsetSize)
      const length = read(lengthSize)
      extents.push({ item, isInData: method === 1, offset: from, length })
    }
  }
  return extents
}
