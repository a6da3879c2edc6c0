/**
 * An upright JPEG of at most 2,048 pixels, without the camera's data, such as
 * its place. The file itself if the browser can't decode it, such as HEIC.
 */
export function shrinkPhoto(file: File): Promise<Blob> {
  // The page's own thread would keep a slow phone waiting.
  const worker = new Worker(
    new URL('./shrink-photo.worker.ts', import.meta.url),
    { type: 'module' },
  )
  return new Promise<Blob>((resolve) => {
    worker.addEventListener('message', ({ data }: MessageEvent<Blob>) =>
      resolve(data),
    )
    worker.addEventListener('error', () => resolve(file))
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage(file)
  }).finally(() => worker.terminate())
}
