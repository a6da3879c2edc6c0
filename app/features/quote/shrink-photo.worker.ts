/** In pixels, of the longer side. */
const maxSide = 2048
const quality = 0.85

globalThis.addEventListener('message', ({ data }: MessageEvent<File>) => {
  void shrink(data)
    .catch(() => data)
    .then((photo) => postMessage(photo))
})

async function shrink(file: File): Promise<Blob> {
  const photo = await createImageBitmap(file)
  const scale = Math.min(1, maxSide / Math.max(photo.width, photo.height))
  const canvas = new OffscreenCanvas(
    Math.max(1, Math.round(photo.width * scale)),
    Math.max(1, Math.round(photo.height * scale)),
  )
  const context = canvas.getContext('2d')
  if (!context) return file
  // Transparent pixels would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.imageSmoothingQuality = 'high'
  context.drawImage(photo, 0, 0, canvas.width, canvas.height)
  photo.close()
  return await canvas.convertToBlob({ type: 'image/jpeg', quality })
}
