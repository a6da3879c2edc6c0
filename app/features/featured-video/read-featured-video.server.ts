import { cachedRead } from '~/lib/cached-read.server'
import { serverSite } from '~/lib/env.server'
import { isAllowedMedia } from '~/lib/media-origins'
import { log } from '~/lib/request-log.server'
import { supabase } from '~/lib/supabase.server'

import type { FeaturedVideoResult } from './featured-video.queries'

type VideoTable = 'pressure_washing_videos' | 'service_videos'

// The hero is complete without its video: better a dark one than a page that keeps streaming.
const timeout = 3000

/** The featured video of the home page. Never rejects: a failure has been logged and the hero stays dark. */
export const readHomeVideo = cachedRead(() => requestFeaturedVideo('pressure_washing_videos'))

export const readServiceVideo = cachedRead(() => requestFeaturedVideo('service_videos'))

async function requestFeaturedVideo(table: VideoTable): Promise<FeaturedVideoResult> {
  const { data, error } = await supabase()
    .from(table)
    .select('*')
    .eq('is_featured', true)
    // Of two featured ones, the one that was added last.
    .order('created_at', { ascending: false })
    .order('id')
    .limit(1)
    .abortSignal(AbortSignal.timeout(timeout))
    .maybeSingle()
  if (error) {
    log.error({ table, err: error.message }, 'the featured video could not be read')
    return { ok: false }
  }
  if (!data) return { ok: true }
  const video = {
    url: data.video_url,
    type: data.mime_type?.trim() || 'video/mp4',
    posterUrl: data.poster_url?.trim() || undefined,
  }
  // Browsers silently refuse what the page's policy does not name.
  for (const address of [video.url, video.posterUrl]) {
    if (address !== undefined && !isAllowedMedia(address, serverSite(), process.env.SUPABASE_URL))
      log.warn({ table, address }, 'browsers refuse this address until SITE_MEDIA_HOSTS names its host')
  }
  return { ok: true, video }
}
