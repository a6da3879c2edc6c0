import type { SupabaseClient } from '@supabase/supabase-js'

import type { Database } from '#domain/database.types.ts'

export const videoTables = {
  home: 'pressure_washing_videos',
  services: 'service_videos',
} as const

export type VideoTable = (typeof videoTables)[keyof typeof videoTables]

/** If several videos are featured, the newest wins. */
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
