import { business } from '~/content/business'
import { selectFeaturedVideo, type VideoTable } from '~/lib/featured-video'
import { isAllowedMedia } from '~/lib/media-origins'
import { keptRead } from '~/server/content-snapshot.server'
import { siteUrl } from '~/server/env.server'
import { log } from '~/server/request-log.server'
import { supabase } from '~/server/supabase.server'

export interface FeaturedVideo {
  url: string
  type: string
  posterUrl: string | undefined
}

/** A failed read has already been logged. */
export type FeaturedVideoResult =
  | { ok: true; video?: FeaturedVideo }
  | { ok: false }

// A hero without its video is better than a page that keeps streaming.
const timeoutMs = 3000

export const homeVideo = keptRead(() =>
  queryFeaturedVideo('pressure_washing_videos'),
)

export const serviceVideo = keptRead(() => queryFeaturedVideo('service_videos'))

async function queryFeaturedVideo(
  table: VideoTable,
): Promise<FeaturedVideoResult> {
  const { data, error } = await selectFeaturedVideo(
    supabase(),
    table,
    AbortSignal.timeout(timeoutMs),
  )
  if (error) {
    const details = { table, err: error.message }
    log.error(details, 'failed to read the featured video')
    return { ok: false }
  }
  if (!data) return { ok: true }
  const video = {
    url: data.video_url,
    type: data.mime_type?.trim() || 'video/mp4',
    posterUrl: data.poster_url?.trim() || undefined,
  }
  warnIfBlocked(table, video.url)
  warnIfBlocked(table, video.posterUrl)
  return { ok: true, video }
}

// Browsers block such a URL silently.
function warnIfBlocked(table: VideoTable, address: string | undefined): void {
  if (address === undefined) return
  if (
    isAllowedMedia(
      address,
      { ...business, url: siteUrl() },
      process.env.SUPABASE_URL,
    )
  )
    return
  log.warn(
    { table, address },
    'browsers block this URL until mediaHosts in business.ts includes its origin',
  )
}
