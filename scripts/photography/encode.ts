import type { Sharp } from 'sharp'

import { largestPictureFile } from '../../app/ui/picture-files.ts'
import { largestFirstPicture, type PictureFormat } from './picture-list.ts'

/** Where encoding begins; foliage and stucco may need less to stay within the largest file allowed. */
const quality: Record<PictureFormat, { first: number; least: number; step: number }> = {
  avif: { first: 52, least: 28, step: 4 },
  webp: { first: 74, least: 38, step: 6 },
}

/** Whatever changes the bytes of a finished file apart from its master: other settings, other files. */
export const encoderSettings = { quality, largestPictureFile, largestFirstPicture }

/**
 * The best file of this format that has at most so many bytes. Metadata, also where a picture was taken, is left out.
 */
export async function encode(image: Sharp, format: PictureFormat, mostBytes: number): Promise<Buffer> {
  return await bestWithin(mostBytes, quality[format], (at) => encodeAt(image, format, at))
}

/** The file of the best quality that has at most so many bytes; where none has, that of the least. */
export async function bestWithin(
  mostBytes: number,
  { first, least, step }: { first: number; least: number; step: number },
  encode: (quality: number) => Promise<Buffer>,
): Promise<Buffer> {
  let encoded = await encode(first)
  for (let at = first - step; encoded.length > mostBytes && at >= least; at -= step) {
    encoded = await encode(at)
  }
  return encoded
}

function encodeAt(image: Sharp, format: PictureFormat, at: number): Promise<Buffer> {
  const copy = image.clone()
  const written =
    format === 'avif'
      ? copy.avif({ quality: at, effort: 4, chromaSubsampling: '4:2:0' })
      : copy.webp({ quality: at, effort: 4, smartSubsample: true })
  return written.toBuffer()
}
