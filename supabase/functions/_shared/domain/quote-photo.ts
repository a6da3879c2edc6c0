import * as v from 'valibot'

// The contract of the edge function `add-quote-photo`: POST with the bytes of
// one picture as the body, of whatever media type, because only the bytes
// count, and with the request's token and the visitor's address in headers. The
// same picture sent again is stored once, and answered with the same id.

export const maxPhotos = 6
export const maxPhotoBytes = 15 * 1024 * 1024

/** Private: read only through addresses that expire. */
export const photoBucket = 'quote-photos'

/** By the end of an object's name, which is the photo's id and this. */
export const photoTypes = {
  jpg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  heic: 'image/heic',
  avif: 'image/avif',
} as const

export type PhotoExtension = keyof typeof photoTypes

/** Empty if no photo ends so. */
export function photoType(extension: string): string {
  return isPhotoExtension(extension) ? photoTypes[extension] : ''
}

function isPhotoExtension(text: string): text is PhotoExtension {
  return Object.hasOwn(photoTypes, text)
}

/**
 * Where the site serves an object of the bucket. `token` is that of the address
 * that Storage has signed, which the site asks for
 * `/storage/v1/object/sign/quote-photos/<name>?token=<token>`.
 */
export function photoPath(name: string, token: string): string {
  return `/request/photo?${new URLSearchParams({ name, token })}`
}

const refusals = [
  'unknown',
  'canceled',
  'too-many',
  'too-large',
  'not-a-picture',
  'too-many-pixels',
  'limited',
  'busy',
  'failed',
] as const

export const photoRefusalSchema = v.picklist(refusals)

export type PhotoRefusal = (typeof refusals)[number]

interface PhotoRefusalFacts {
  status: number
  /** A retry may help. */
  isPassing: boolean
  /** For the visitor. */
  text: string
}

export const photoRefusals: Record<PhotoRefusal, PhotoRefusalFacts> = {
  unknown: {
    status: 404,
    isPassing: false,
    text: 'This link doesn’t work anymore.',
  },
  canceled: {
    status: 409,
    isPassing: false,
    text: 'You canceled this request, so we can’t add to it.',
  },
  'too-many': {
    status: 409,
    isPassing: false,
    text: 'We have six of your photos. Remove one to add another.',
  },
  'too-large': {
    status: 413,
    isPassing: false,
    text: 'That photo is over 15 MB. Send a smaller one.',
  },
  'not-a-picture': {
    status: 415,
    isPassing: false,
    text: 'We can’t read that file. Send a photo: JPEG, PNG, WebP, HEIC or AVIF.',
  },
  'too-many-pixels': {
    status: 422,
    isPassing: false,
    text: 'That photo has too many pixels. Send a smaller one.',
  },
  limited: {
    status: 429,
    isPassing: false,
    text: 'We can’t take more photos today. Your request is safe with us.',
  },
  busy: {
    status: 503,
    isPassing: true,
    text: 'Many photos are arriving right now. Try again in a minute.',
  },
  failed: {
    status: 503,
    isPassing: true,
    text: 'We couldn’t save that photo. Your request is safe with us.',
  },
}

export const photoResponseSchema = v.variant('stored', [
  v.object({ stored: v.literal(true), id: v.pipe(v.string(), v.uuid()) }),
  v.object({ stored: v.literal(false), reason: photoRefusalSchema }),
])

export type PhotoResponse = v.InferOutput<typeof photoResponseSchema>
