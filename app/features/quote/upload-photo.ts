import * as v from 'valibot'

import {
  maxPhotoBytes,
  type PhotoResponse,
  photoRefusals,
  photoResponseSchema,
} from '#domain/quote-photo.ts'

/** In milliseconds, before the second and the third attempt. */
const pauses = [2000, 6000]

// A slow phone needs minutes for a large photo.
const timeout = 180_000

interface Upload {
  path: string
  photo: Blob
  signal: AbortSignal
  /** From 0 to 1. */
  onProgress: (share: number) => void
}

/** @returns `lost` if no attempt reached the site. */
export async function uploadPhoto(
  upload: Upload,
): Promise<PhotoResponse | 'lost'> {
  if (upload.photo.size > maxPhotoBytes)
    return { stored: false, reason: 'too-large' }
  let result = await attempt(upload)
  for (const pause of pauses) {
    if (upload.signal.aborted || !mayPass(result)) break
    await new Promise((resolve) => setTimeout(resolve, pause))
    result = await attempt(upload)
  }
  return result
}

function mayPass(result: PhotoResponse | 'lost'): boolean {
  if (result === 'lost') return true
  return !result.stored && photoRefusals[result.reason].isPassing
}

// `fetch` doesn't tell how much it has sent.
function attempt({
  path,
  photo,
  signal,
  onProgress,
}: Upload): Promise<PhotoResponse | 'lost'> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve('lost')
      return
    }
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.timeout = timeout
    request.responseType = 'json'
    request.setRequestHeader('Content-Type', 'application/octet-stream')
    request.upload.addEventListener('progress', ({ loaded, total }) => {
      onProgress(loaded / total)
    })
    request.addEventListener('loadend', () => {
      const response = v.safeParse(photoResponseSchema, request.response)
      resolve(response.success ? response.output : 'lost')
    })
    signal.addEventListener('abort', () => request.abort())
    request.send(photo)
  })
}
