import { maxPhotoBytes, type PhotoRefusal } from '#domain/quote-photo.ts'

import type { Bytes } from './picture.ts'

// Of all bodies that are arriving: a small server has a gigabyte.
const maxHeldBytes = 64 * 1024 * 1024
let heldBytes = 0

type ReadBody = { ok: true; bytes: Bytes } | { ok: false; reason: PhotoRefusal }

/**
 * Keeps no more than one photo may have. The rest is read and dropped, because
 * to end an upload can lose the response.
 */
export async function readBody(request: Request): Promise<ReadBody> {
  const declared = Number(request.headers.get('content-length') ?? 0)
  if (declared > maxPhotoBytes) return { ok: false, reason: 'too-large' }
  let chunks: Bytes[] = []
  let held = 0
  let reason: PhotoRefusal | undefined
  try {
    for await (const chunk of request.body ?? []) {
      if (reason !== undefined) continue
      chunks.push(chunk)
      held += chunk.byteLength
      heldBytes += chunk.byteLength
      reason = findRefusal(held)
      if (reason === undefined) continue
      chunks = []
      heldBytes -= held
      held = 0
    }
    if (reason !== undefined) return { ok: false, reason }
    const blob = new Blob(chunks)
    return { ok: true, bytes: new Uint8Array(await blob.arrayBuffer()) }
  } finally {
    heldBytes -= held
  }
}

function findRefusal(held: number): PhotoRefusal | undefined {
  if (held > maxPhotoBytes) return 'too-large'
  return heldBytes > maxHeldBytes ? 'busy' : undefined
}
