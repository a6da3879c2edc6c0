import * as v from 'valibot'

import { reviewsResponseSchema } from '#domain/reviews-contract.ts'
import { isSampleRow } from '#domain/sample-data.ts'

import {
  selectFeaturedVideo,
  videoTables,
} from '../../app/lib/featured-video.ts'
import type { AdminClient } from '../../supabase/functions/_shared/platform/admin-client.ts'
import { type Finding, sample } from './findings.ts'
import { findSampleFiles, sampleFilms } from './sample-files.ts'
import type { SupabaseAccess } from './settings.ts'
import { connect } from './supabase-connection.ts'

const reviewsTimeoutMs = 3_000
const videoTimeoutMs = 10_000

/** Returns what visitors see that is still the sample's. */
export async function findSamples(
  supabase: Pick<SupabaseAccess, 'url' | 'publishableKey'> | null,
  hasFolderProblems = false,
): Promise<Finding[]> {
  const client = supabase && connect(supabase.url, supabase.publishableKey)
  const findings = await Promise.all([
    client ? sampleReviews(client) : [],
    sampleFilm(client),
    findSampleFiles(),
    hasFolderProblems ? [] : samplePictures(),
  ])
  return findings.flat()
}

// Its content can only be read once the folder is right.
async function samplePictures(): Promise<Finding[]> {
  const { findSamplePictures } = await import('./sample-pictures.ts')
  return await findSamplePictures()
}

async function sampleReviews(client: AdminClient): Promise<Finding[]> {
  const { data } = await client.functions.invoke('fetch-reviews', {
    timeout: reviewsTimeoutMs,
  })
  const { success, output } = v.safeParse(reviewsResponseSchema, data)
  if (!success) return [sample('reviews', 'could not be checked')]
  const count = output.reviews.filter(({ id }) => isSampleRow(id)).length
  if (count === 0) return []
  return [sample('reviews', `${count} are invented (reviews.csv)`)]
}

async function sampleFilm(client: AdminClient | null): Promise<Finding[]> {
  const films = sampleFilms()
  if (films.length === 0) return []
  const videos = client && (await readFeaturedVideos(client).catch(() => null))
  const isShown = videos?.some(({ id }) => isSampleRow(id)) ?? true
  if (!isShown) return []
  const text = `films/ has the sample’s ${films.join(', ')} (film: false in business.ts leaves it out)`
  return [sample('film', text)]
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
