import { selectFeaturedVideo, type VideoTable } from '~/lib/featured-video'
import { isAllowedMedia } from '~/lib/media-origins'
import { cachedRead } from '~/server/cached-read.server'
import { serverSite } from '~/server/env.server'
import { log } from '~/server/request-log.server'
import { supabase } from '~/server/supabase.server'

import type { FeaturedVideoResult } from './featured-video.queries'

// In milliseconds. Short, because a hero without its video is better than a
// page that keeps streaming.
const timeout = 3000

/**
 * Reads the home page's featured video. Never rejects: failures are logged and
 * the hero stays dark.
 */
export const readHomeVideo = cachedRead(() =>
  requestFeaturedVideo('pressure_washing_videos'),
)

export const readServiceVideo = cachedRead(() =>
  requestFeaturedVideo('service_videos'),
)

async function requestFeaturedVideo(
  table: VideoTable,
): Promise<FeaturedVideoResult> {
  const { data, error } = await selectFeaturedVideo(
    supabase(),
    table,
    AbortSignal.timeout(timeout),
  )
  if (error) {
    log.error(
      { table, err: error.message },
      'failed to read the featured video',
    )
    return { ok: false }
  }
  if (!data) return { ok: true }
  const video = {
    url: data.video_url,
    type: data.mime_type?.trim() || 'video/mp4',
    posterUrl: data.poster_url?.trim() || undefined,
  }
  // Browsers silently block media from hosts that the Content-Security-Policy
  // does not list.
  for (const address of [video.url, video.posterUrl]) {
    if (
      address !== undefined &&
      !isAllowedMedia(address, serverSite(), process.env.SUPABASE_URL)
    )
      log.warn(
        { table, address },
        'browsers block this URL until SITE_MEDIA_HOSTS includes its origin',
      )
  }
  return { ok: true, video }
}
