import { maxPhotoBytes, type PhotoRefusal } from '#domain/quote-photo.ts'

import type { Bytes } from './picture.ts'

// Of all bodies that are arriving: a small server has a gigabyte.
const maxHeldBytes = 64 * 1024 * 1024
let heldBytes = 0

type ReadBody = { ok: true; bytes: Bytes } | { ok: false; reason: PhotoRefusal }

/** Keeps no more than one photo may have, whatever Content-Length says. */
export async function readBody(request: Request): Promise<ReadBody> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > maxPhotoBytes) return { ok: false, reason: 'too-large' }
  const chunks: Bytes[] = []
  let bytes = 0
  try {
    for await (const chunk of request.body ?? []) {
      bytes += chunk.byteLength
      heldBytes += chunk.byteLength
      if (bytes > maxPhotoBytes) return { ok: false, reason: 'too-large' }
      if (heldBytes > maxHeldBytes) return { ok: false, reason: 'busy' }
      chunks.push(chunk)
    }
    const blob = new Blob(chunks)
    return { ok: true, bytes: new Uint8Array(await blob.arrayBuffer()) }
  } finally {
    heldBytes -= bytes
  }
}
