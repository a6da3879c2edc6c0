import type { PhotoExtension, PhotoRefusal } from '#domain/quote-photo.ts'

import { asciiAt, type Bytes, type Picture } from './picture.ts'
import { readHeif } from './read-heif.ts'
import { readJpeg } from './read-jpeg.ts'
import { readPng } from './read-png.ts'
import { readWebp } from './read-webp.ts'

// Phones take 108 million. To show one takes four bytes for each.
const maxPixels = 120_000_000

const readers: Record<PhotoExtension, (bytes: Bytes) => Picture | undefined> = {
  jpg: readJpeg,
  png: readPng,
  webp: readWebp,
  heic: readHeif,
  avif: readHeif,
}

type ReadPicture =
  | { ok: true; extension: PhotoExtension; bytes: Bytes }
  | { ok: false; reason: PhotoRefusal }

/** Believes the bytes alone, and decodes nothing. */
export async function readPicture(bytes: Bytes): Promise<ReadPicture> {
  const extension = findExtension(bytes)
  if (extension === undefined) return { ok: false, reason: 'not-a-picture' }
  const picture = readSafely(extension, bytes)
  if (picture === undefined) return { ok: false, reason: 'not-a-picture' }
  const { width, height, parts } = picture
  if (width * height > maxPixels)
    return { ok: false, reason: 'too-many-pixels' }
  const blob = new Blob(parts)
  return {
    ok: true,
    extension,
    bytes: new Uint8Array(await blob.arrayBuffer()),
  }
}

// The library file-type needs access to the whole environment.
function findExtension(bytes: Bytes): PhotoExtension | undefined {
  const head = asciiAt(bytes, 0, 16)
  if (head.startsWith('\xff\xd8\xff')) return 'jpg'
  if (head.startsWith('\x89PNG\r\n\x1a\n')) return 'png'
  if (/^RIFF[^]{4}WEBP/.test(head)) return 'webp'
  const [, brand] = /^[^]{4}ftyp([^]{4})/.exec(head) ?? []
  if (brand === undefined) return undefined
  if (/^avi[fs]$/.test(brand)) return 'avif'
  return /^(?:hei[cmsx]|hev[cmsx]|mif1|msf1)$/.test(brand) ? 'heic' : undefined
}

function readSafely(
  extension: PhotoExtension,
  bytes: Bytes,
): Picture | undefined {
  try {
    return readers[extension](bytes)
  } catch (error) {
    // Of a DataView, beyond the end of a broken file.
    if (error instanceof RangeError) return undefined
    throw error
  }
}
