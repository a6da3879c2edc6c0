import { photoType } from '#domain/quote-photo.ts'

import type { AdminClient } from '../platform/admin-client.ts'
import {
  downloadPhoto,
  listPhotos,
  signPhoto,
  type StoredPhoto,
} from '../platform/photo-storage.ts'

/** Of the addresses in the owner's email and in webhook calls: thirty days. */
const linkSeconds = 30 * 86_400

// Of all pictures in one email. Many mailboxes take 20 MB, and attachments grow
// by a third.
const maxAttachedBytes = 8 * 1024 * 1024

interface LabeledPhoto {
  photo: StoredPhoto
  label: string
  type: string
}

export interface AttachedPhoto extends LabeledPhoto {
  content: Uint8Array<ArrayBuffer>
}

export interface LinkedPhoto extends LabeledPhoto {
  url: string
}

export interface EmailPhotos {
  attached: AttachedPhoto[]
  linked: LinkedPhoto[]
}

interface Update {
  quoteRequestId: string
  batch: number
}

interface PhotoSource {
  client: AdminClient
  /** Without one, Storage's own address is what others can open. */
  siteUrl: string | undefined
}

/** The first that fit into an email, and links to the rest. */
export async function readEmailPhotos(
  source: PhotoSource,
  update: Update,
): Promise<EmailPhotos> {
  const photos: EmailPhotos = { attached: [], linked: [] }
  let total = 0
  for (const labeled of await listLabeled(source, update)) {
    const { photo } = labeled
    const isAttached = total + photo.bytes <= maxAttachedBytes
    if (isAttached) {
      const content = await downloadPhoto(source.client, photo)
      photos.attached.push({ ...labeled, content })
      total += photo.bytes
    } else {
      photos.linked.push(await link(source, labeled))
    }
  }
  return photos
}

export async function readLinkedPhotos(
  source: PhotoSource,
  update: Update,
): Promise<LinkedPhoto[]> {
  const photos = await listLabeled(source, update)
  return await Promise.all(photos.map((labeled) => link(source, labeled)))
}

async function listLabeled(
  { client }: PhotoSource,
  { quoteRequestId, batch }: Update,
): Promise<LabeledPhoto[]> {
  const photos = await listPhotos(client, quoteRequestId, batch)
  return photos.map((photo, index) => {
    const type = photoType(photo.extension)
    return { photo, label: `Photo ${index + 1}`, type }
  })
}

async function link(
  { client, siteUrl }: PhotoSource,
  labeled: LabeledPhoto,
): Promise<LinkedPhoto> {
  const { path, url } = await signPhoto(client, labeled.photo, linkSeconds)
  const address = siteUrl === undefined ? url : new URL(path, siteUrl).href
  return { ...labeled, url: address }
}
