import * as v from 'valibot'

import { reviewsResponseSchema } from '#domain/reviews-contract.ts'
import { isSampleRow } from '#domain/sample-data.ts'

import { business } from '../../app/content/business.ts'
import { ownPhotographs } from '../../app/content/generated/picture-colors.ts'
import { sitePictures } from '../../app/content/site-pictures.ts'
import {
  selectFeaturedVideo,
  videoTables,
} from '../../app/lib/featured-video.ts'
import type { AdminClient } from '../../supabase/functions/_shared/platform/admin-client.ts'
import type { SupabaseAccess } from './settings.ts'
import { connect } from './supabase-connection.ts'

const reviewsTimeoutMs = 3_000
const videoTimeoutMs = 10_000

/** Without a Supabase, only what is in files and settings. */
export async function sampleContent(
  supabase: Pick<SupabaseAccess, 'url' | 'publishableKey'> | null,
): Promise<string[]> {
  const client = supabase && connect(supabase.url, supabase.publishableKey)
  const [reviews, videos] = await Promise.all([
    client && sampleReviews(client),
    client && sampleVideos(client),
  ])
  const kinds = [
    reviews,
    sampleNotifications(),
    sampleDetails(),
    sampleProfiles(),
    sampleCredentials(),
    videos,
    illustrations(),
  ]
  return kinds.filter((kind) => typeof kind === 'string')
}

async function sampleReviews(client: AdminClient): Promise<string | undefined> {
  const { data } = await client.functions.invoke('fetch-reviews', {
    timeout: reviewsTimeoutMs,
  })
  const { success, output } = v.safeParse(reviewsResponseSchema, data)
  if (!success) return 'reviews that could not be checked'
  const count = output.reviews.filter(({ id }) => isSampleRow(id)).length
  if (count === 0) return undefined
  return `${count} sample reviews (npm run reviews -- --add replaces them)`
}

function sampleNotifications(): string | undefined {
  if (!business.activity) return undefined
  return 'sample notifications (SITE_ACTIVITY=off turns them off)'
}

async function sampleVideos(client: AdminClient): Promise<string | undefined> {
  const videos = await readFeaturedVideos(client).catch(() => [])
  const isShown = videos.some(({ id }) => isSampleRow(id))
  if (!isShown) return undefined
  return 'sample videos (npm run videos -- --feature replaces them)'
}

export async function readFeaturedVideos(client: AdminClient) {
  const rows = await Promise.all(
    Object.values(videoTables).map(async (table) => {
      const signal = AbortSignal.timeout(videoTimeoutMs)
      const query = selectFeaturedVideo(client, table, signal)
      const { data } = await query.throwOnError()
      return data
    }),
  )
  return rows.filter((row) => row !== null)
}

function sampleDetails() {
  const { name, phone, email, address } = business
  return describe('sample business details', {
    SITE_NAME: name,
    SITE_PHONE: phone,
    SITE_EMAIL: email,
    SITE_STREET: address.street,
  })
}

function sampleProfiles() {
  const { social } = business
  const variables = {
    SITE_INSTAGRAM: social.instagram,
    SITE_FACEBOOK: social.facebook,
    SITE_TIKTOK: social.tiktok,
    SITE_LINKEDIN: social.linkedin,
  }
  return describe('sample profiles', variables, '; off leaves one out')
}

function sampleCredentials() {
  const { credentials } = business
  const variables = {
    SITE_LICENSE: credentials.license,
    SITE_INSURER: credentials.insurer,
  }
  return describe('sample credentials', variables, '; off leaves one out')
}

function describe(
  kind: string,
  variables: Record<string, string | undefined>,
  hint = '',
): string | undefined {
  const samples = Object.entries(variables).filter(([, value]) =>
    isSample(value),
  )
  if (samples.length === 0) return undefined
  const names = samples.map(([name]) => name)
  return `${kind} (set ${names.join(', ')}${hint})`
}

// Not read from business-defaults.ts, where the owner may replace them.
const inventedTexts = new Set([
  'Rivermark Pressure Washing',
  '1840 Millrace Way',
  'Sample license #000000',
  'General liability, Sample insurer',
])

function isSample(value = '') {
  return inventedTexts.has(value) || isFictional(value) || isReserved(value)
}

/** 555-0100 to 555-0199 are reserved for fiction. */
function isFictional(phone: string) {
  return phone.startsWith('+1') && phone.slice(5).startsWith('55501')
}

/** The top-level domain is reserved for examples. */
function isReserved(value: string) {
  return value.endsWith('.example')
}

function illustrations(): string | undefined {
  const count = sitePictures.length - ownPhotographs.length
  if (count === 0) return undefined
  return `${count} illustrations (npm run pictures replaces them)`
}
