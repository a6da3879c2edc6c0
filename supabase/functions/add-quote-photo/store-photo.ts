import { createHash } from 'node:crypto'

import * as v from 'valibot'

import { maxPhotos, photoBucket, photoType } from '#domain/quote-photo.ts'

import { type AdminClient, callSql } from '../_shared/platform/admin-client.ts'
import { photoName } from '../_shared/platform/photo-storage.ts'
import type { Bytes } from './picture.ts'

const begunSchema = v.variant('outcome', [
  v.object({
    outcome: v.picklist(['upload', 'stored']),
    photo_id: v.string(),
  }),
  v.object({
    outcome: v.picklist(['unknown', 'canceled', 'too-many', 'limited']),
  }),
])

interface Photo {
  tokenHash: string
  extension: string
  bytes: Bytes
  bytesPerDay: number
}

type StoreResult =
  | { outcome: 'stored'; id: string }
  | { outcome: 'unknown' | 'canceled' | 'too-many' | 'limited' }

/**
 * The row comes first and is confirmed last, so that a killed process leaves
 * what the schedule deletes. Throws when the database or Storage fails.
 */
export async function storePhoto(
  client: AdminClient,
  { tokenHash, extension, bytes, bytesPerDay }: Photo,
): Promise<StoreResult> {
  const { data } = await callSql(client, 'begin_quote_photo', {
    token_hash: tokenHash,
    digest: createHash('sha256').update(bytes).digest('hex'),
    extension,
    bytes: bytes.byteLength,
    most: maxPhotos,
    bytes_per_day: bytesPerDay,
  }).throwOnError()
  const begun = v.parse(begunSchema, data[0])
  if (!('photo_id' in begun)) return begun
  const { outcome, photo_id: id } = begun
  if (outcome === 'stored') return { outcome, id }

  const photo = { id, extension }
  const { error } = await client.storage
    .from(photoBucket)
    .upload(photoName(photo), bytes, {
      contentType: photoType(extension),
      // An earlier attempt may have stored it.
      upsert: true,
    })
  if (error) throw error
  const { data: isFinished } = await callSql(client, 'finish_quote_photo', {
    photo_id: id,
  }).throwOnError()
  return isFinished ? { outcome: 'stored', id } : { outcome: 'unknown' }
}
