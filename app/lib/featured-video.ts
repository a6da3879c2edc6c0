import type { SupabaseClient } from '@supabase/supabase-js'

import type { Database } from '#domain/database.types.ts'

/** The table of the videos of each page whose hero can show one. */
export const videoTables = {
  home: 'pressure_washing_videos',
  services: 'service_videos',
} as const

export type VideoTable = (typeof videoTables)[keyof typeof videoTables]

/**
 * Returns the query of the row whose video is shown, if there is one. If
 * several are featured, the newest wins.
 */
export function selectFeaturedVideo(
  client: SupabaseClient<Database>,
  table: VideoTable,
  signal: AbortSignal,
) {
  return client
    .from(table)
    .select('*')
    .eq('is_featured', true)
    .order('created_at', { ascending: false })
    .order('id')
    .limit(1)
    .abortSignal(signal)
    .maybeSingle()
}
