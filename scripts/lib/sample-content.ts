import * as v from 'valibot'

import { reviewsResponseSchema } from '#domain/reviews-contract.ts'
import { isSampleRow } from '#domain/sample-data.ts'

import { sampleSite } from '../../app/content/business-defaults.ts'
import { ownPhotographs } from '../../app/content/generated/picture-colors.ts'
import { sitePictures } from '../../app/content/site-pictures.ts'
import type { Site } from '../../app/content/site-settings.ts'
import {
  selectFeaturedVideo,
  videoTables,
} from '../../app/lib/featured-video.ts'
import type { AdminClient } from '../../supabase/functions/_shared/platform/admin-client.ts'
import { connect } from './supabase-connection.ts'

const timeoutMs = 3_000

/**
 * Lists the sample content that visitors see, and how to replace it, one item
 * per kind. Checks the business details themselves, because the owner may
 * replace them in business-defaults.ts.
 */
export async function sampleContent(
  site: Site,
  url: string,
  publishableKey: string,
): Promise<string[]> {
  const client = connect(url, publishableKey)
  const [reviews, videos] = await Promise.all([
    sampleReviews(client),
    sampleVideos(client),
  ])
  const kinds = [
    reviews,
    site.activity
      ? 'sample notifications (SITE_ACTIVITY=off turns them off)'
      : undefined,
    sampleDetails(site),
    sampleProfiles(site),
    sampleCredentials(site),
    videos,
    illustrations(),
  ]
  return kinds.filter((kind) => kind !== undefined)
}

async function sampleReviews(client: AdminClient): Promise<string | undefined> {
  const { data } = await client.functions.invoke('fetch-reviews', {
    timeout: timeoutMs,
  })
  const { success, output } = v.safeParse(reviewsResponseSchema, data)
  if (!success) return 'reviews that could not be checked'
  const count = output.reviews.filter(({ id }) => isSampleRow(id)).length
  return count > 0
    ? `${count} sample reviews (npm run reviews -- --add replaces them)`
    : undefined
}

async function sampleVideos(client: AdminClient): Promise<string | undefined> {
  const videos = await Promise.all(
    Object.values(videoTables).map(async (table) => {
      const signal = AbortSignal.timeout(timeoutMs)
      const { data } = await selectFeaturedVideo(client, table, signal)
      return data
    }),
  )
  const isShown = videos.some((video) => video && isSampleRow(video.id))
  return isShown
    ? 'sample videos (npm run videos -- --feature replaces them)'
    : undefined
}

/** Names the variables of invented business details. */
function sampleDetails({
  url,
  name,
  phone,
  email,
  address,
}: Site): string | undefined {
  const isSample = {
    SITE_URL: isReserved(url),
    SITE_NAME: name === 'Rivermark Pressure Washing',
    // 555-0100 to 555-0199 are reserved for fiction.
    SITE_PHONE: /^\+1\d{3}55501\d\d$/.test(phone),
    SITE_EMAIL: isReserved(email),
    SITE_STREET: address.street === '1840 Millrace Way',
  }
  const variables = namesOf(isSample)
  return variables && `sample business details (set ${variables})`
}

/** Names the variables of profiles that are those of the sample. */
function sampleProfiles({ social }: Site): string | undefined {
  const isSample = {
    SITE_INSTAGRAM: isReserved(social.instagram),
    SITE_FACEBOOK: isReserved(social.facebook),
    SITE_TIKTOK: isReserved(social.tiktok),
    SITE_LINKEDIN: isReserved(social.linkedin),
  }
  const variables = namesOf(isSample)
  return variables && `sample profiles (set ${variables}; off leaves one out)`
}

/** Names the variables of credentials that are those of the sample. */
function sampleCredentials({ credentials }: Site): string | undefined {
  const isSample = {
    SITE_LICENSE: credentials.license === sampleSite.credentials.license,
    SITE_INSURER: credentials.insurer === sampleSite.credentials.insurer,
  }
  const variables = namesOf(isSample)
  return (
    variables && `sample credentials (set ${variables}; off leaves one out)`
  )
}

/**
 * Returns whether a value contains a name below the top-level domain that is
 * reserved for examples.
 */
function isReserved(value = ''): boolean {
  return /\.example(?![\w.-])/i.test(value)
}

function namesOf(isSample: Record<string, boolean>): string | undefined {
  const names = Object.keys(isSample).filter((name) => isSample[name])
  return names.length > 0 ? names.join(', ') : undefined
}

function illustrations(): string | undefined {
  const count = sitePictures.length - ownPhotographs.length
  return count > 0
    ? `${count} illustrations (npm run pictures replaces them)`
    : undefined
}
