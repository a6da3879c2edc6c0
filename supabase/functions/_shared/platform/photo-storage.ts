import { photoBucket, photoPath } from '#domain/quote-photo.ts'

import { type AdminClient, callSql } from './admin-client.ts'

export interface StoredPhoto {
  id: string
  extension: string
  bytes: number
}

type PhotoName = Pick<StoredPhoto, 'id' | 'extension'>

export function photoName({ id, extension }: PhotoName): string {
  return `${id}.${extension}`
}

/** Oldest first, of the whole request or of one notification. */
export async function listPhotos(
  client: AdminClient,
  quoteRequestId: string,
  batch?: number,
): Promise<StoredPhoto[]> {
  const stored = client
    .from('quote_photos')
    .select('id, extension, bytes')
    .eq('quote_request_id', quoteRequestId)
    .eq('state', 'stored')
  const wanted = batch === undefined ? stored : stored.eq('batch', batch)
  const { data } = await wanted.order('created_at').order('id').throwOnError()
  return data
}

/** Throws if the picture can't be read. */
export async function downloadPhoto(
  client: AdminClient,
  photo: StoredPhoto,
): Promise<Uint8Array<ArrayBuffer>> {
  const name = photoName(photo)
  const { data, error } = await client.storage.from(photoBucket).download(name)
  if (error) throw error
  return new Uint8Array(await data.arrayBuffer())
}

/** Where the site shows it, as a path, and where Storage itself does. */
export async function signPhoto(
  client: AdminClient,
  photo: PhotoName,
  seconds: number,
): Promise<{ path: string; url: string }> {
  const name = photoName(photo)
  const { data, error } = await client.storage
    .from(photoBucket)
    .createSignedUrl(name, seconds)
  if (error) throw error
  const url = data.signedUrl
  const token = new URL(url).searchParams.get('token') ?? ''
  return { path: photoPath(name, token), url }
}

/**
 * Deletes the pictures of removed photos, deleted requests and broken uploads.
 * Repeats itself safely. Returns how many photos there were.
 */
export async function removeUnwantedPhotos(
  client: AdminClient,
): Promise<number> {
  let total = 0
  let removed: number
  do {
    removed = await removeSomePhotos(client)
    total += removed
  } while (removed > 0)
  return total
}

async function removeSomePhotos(client: AdminClient): Promise<number> {
  const { data: photos } = await callSql(
    client,
    'unwanted_quote_photos',
    {},
  ).throwOnError()
  if (photos.length === 0) return 0
  const names = photos.map(photoName)
  const { error } = await client.storage.from(photoBucket).remove(names)
  if (error) throw error
  const { data } = await callSql(client, 'delete_unwanted_quote_photos', {
    photo_ids: photos.map(({ id }) => id),
  }).throwOnError()
  return data
}
