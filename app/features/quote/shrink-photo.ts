/** In pixels, of the longer side. */
const maxSide = 2048
const quality = 0.85

/**
 * An upright JPEG without the camera's data, such as its place. The file itself
 * if the browser can't decode it, such as HEIC.
 */
export async function shrinkPhoto(file: File): Promise<Blob> {
  const photo = await decode(file)
  if (!photo) return file
  const scale = Math.min(1, maxSide / Math.max(photo.width, photo.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(photo.width * scale))
  canvas.height = Math.max(1, Math.round(photo.height * scale))
  const context = canvas.getContext('2d')
  if (!context) return file
  // Transparent pixels would turn black.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(photo, 0, 0, canvas.width, canvas.height)
  photo.close()
  const jpeg = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality)
  })
  return jpeg ?? file
}

async function decode(file: File): Promise<ImageBitmap | undefined> {
  try {
    const photo = await createImageBitmap(file)
    const side = Math.max(photo.width, photo.height)
    if (side <= maxSide) return photo
    // Off the main thread, where a slow phone would feel it.
    const small = await createImageBitmap(photo, {
      resizeWidth: Math.round((photo.width * maxSide) / side),
      resizeHeight: Math.round((photo.height * maxSide) / side),
      resizeQuality: 'high',
    })
    photo.close()
    return small
  } catch {
    return undefined
  }
}
