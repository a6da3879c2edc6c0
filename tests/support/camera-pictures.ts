import sharp, { type Sharp } from 'sharp'

/** In the camera's data of every picture below. */
export const cameraWords = ['Example Phone', '38/1 34/1 5432/100']

function drawing(): Sharp {
  return sharp({
    create: { width: 60, height: 40, channels: 3, background: '#2a7' },
  })
    .composite([
      {
        input: {
          create: { width: 20, height: 10, channels: 3, background: '#d33' },
        },
        left: 4,
        top: 6,
      },
    ])
    .withExif({
      IFD0: { Make: 'Example Phone' },
      // The place.
      IFD3: {
        GPSLatitudeRef: 'N',
        GPSLatitude: '38/1 34/1 5432/100',
        GPSLongitudeRef: 'W',
        GPSLongitude: '121/1 29/1 4012/100',
      },
    })
}

type Bytes = Uint8Array<ArrayBuffer>

/** As a phone held upright takes it: to be turned by a quarter. */
export async function cameraJpeg(): Promise<Bytes> {
  const turned = drawing().withMetadata({ orientation: 6 })
  return Uint8Array.from(await turned.jpeg({ quality: 90 }).toBuffer())
}

export async function cameraPng(): Promise<Bytes> {
  return Uint8Array.from(await drawing().png().toBuffer())
}

export async function cameraWebp(): Promise<Bytes> {
  return Uint8Array.from(await drawing().webp({ lossless: true }).toBuffer())
}

export async function cameraAvif(): Promise<Bytes> {
  return Uint8Array.from(await drawing().avif({ lossless: true }).toBuffer())
}

/**
 * As from an iPhone, but for the picture's own data, which no test decodes:
 * there is no free encoder.
 */
export function cameraHeic({ width = 4032, height = 3024 } = {}): Bytes {
  const exif = Buffer.from(`\0\0\0\0Exif\0\0${cameraWords.join(' ')}`)
  const ftyp = box('ftyp', Buffer.from('heic\0\0\0\0mif1heic'))
  function metaAt(exifOffset: number): Buffer {
    const items = Buffer.concat([
      Buffer.from([0, 2]),
      itemEntry(1, 'hvc1'),
      itemEntry(2, 'Exif'),
    ])
    // Of four bytes each: offsets and lengths. Of none: bases.
    const locations = Buffer.concat([
      Buffer.from([0x44, 0, 0, 1]),
      Buffer.from([0, 2, 0, 0, 0, 1]),
      uint32(exifOffset),
      uint32(exif.length),
    ])
    const size = fullBox('ispe', Buffer.concat([uint32(width), uint32(height)]))
    return fullBox(
      'meta',
      Buffer.concat([
        fullBox('iinf', items),
        box('iprp', box('ipco', size)),
        fullBox('iloc', locations),
      ]),
    )
  }
  const exifOffset = ftyp.length + metaAt(0).length + 8
  const mdat = box('mdat', Buffer.concat([exif, Buffer.from('the picture')]))
  return Uint8Array.from(Buffer.concat([ftyp, metaAt(exifOffset), mdat]))
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(value)
  return bytes
}

function box(name: string, content: Buffer): Buffer {
  const head = Buffer.concat([uint32(content.length + 8), Buffer.from(name)])
  return Buffer.concat([head, content])
}

function fullBox(name: string, content: Buffer, version = 0): Buffer {
  return box(name, Buffer.concat([Buffer.from([version, 0, 0, 0]), content]))
}

function itemEntry(id: number, type: string): Buffer {
  const content = Buffer.concat([
    Buffer.from([0, id, 0, 0]),
    Buffer.from(`${type}\0`),
  ])
  return fullBox('infe', content, 2)
}

/** A PNG that says it has so many pixels. */
export async function hugePng(width: number, height: number): Promise<Bytes> {
  const bytes = await cameraPng()
  const view = new DataView(bytes.buffer)
  view.setUint32(16, width)
  view.setUint32(20, height)
  return bytes
}
