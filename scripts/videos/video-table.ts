import { type AdminClient, callSql } from '../../supabase/functions/_shared/admin-client.ts'
import { isSampleRow } from '../../supabase/functions/_shared/sample-row.ts'

export const places = ['home', 'services'] as const
export type Place = (typeof places)[number]

const tables = { home: 'pressure_washing_videos', services: 'service_videos' } as const

/** The films of both heroes, one a line. */
export async function listVideos(client: AdminClient): Promise<string> {
  const lines: string[] = []
  for (const place of places) {
    const { data, error } = await client
      .from(tables[place])
      .select('id,is_featured,video_url,poster_url')
      .order('created_at')
    if (error) throw new Error(`The films could not be read: ${error.message}`)
    for (const { id, is_featured, video_url, poster_url } of data) {
      const state = `${is_featured ? 'shown' : 'kept'}${isSampleRow(id) ? ' (SAMPLE)' : ''}`
      lines.push([place.padEnd(8), state, video_url, `poster ${poster_url ?? 'none'}`].join('  '))
    }
  }
  return lines.join('\n') || 'No films: the heroes are dark.'
}

/** Shows a film in one of the heroes, and no other there. */
export async function featureVideo(
  client: AdminClient,
  place: Place,
  film: { video: string; poster: string; type: string },
): Promise<string> {
  const { error } = await callSql(client, 'feature_video', {
    place,
    video_url: film.video,
    poster_url: film.poster,
    mime_type: film.type,
  })
  if (error) throw new Error(`The film could not be featured: ${error.message}`)
  return `${film.video} is the film of ${place === 'home' ? 'the home page' : 'the services page'}.`
}
