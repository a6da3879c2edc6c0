import { stat } from 'node:fs/promises'
import { join } from 'node:path'

import { type AdminClient, callSql } from '../supabase/functions/_shared/admin-client.ts'
import { isSampleRow } from '../supabase/functions/_shared/sample-row.ts'
import { withBackend } from './lib/backend.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { formatTable } from './lib/table.ts'

const usage = `Usage: npm run videos                      the videos of both heroes
       npm run videos -- --feature home | services --video /films/mine.mp4 --poster /films/mine.avif`

const tables = { home: 'pressure_washing_videos', services: 'service_videos' } as const
const text = { type: 'string' } as const
const { feature, video, poster } = readOptions(usage, {
  options: { feature: text, video: text, poster: text },
}).values
if (feature === undefined) {
  if (video !== undefined || poster !== undefined) fail(usage, 2)
  console.log(await withBackend(({ client }) => list(client)))
} else {
  // Without a poster, visitors who save data would see nothing.
  if (!Object.hasOwn(tables, feature) || !video || !poster) fail(usage, 2)
  const type = /\.(?<type>mp4|webm)$/i.exec(video)?.groups?.['type']?.toLowerCase()
  if (!type) fail(`${video} is no video: it ends neither in .mp4 nor in .webm.`)
  if (!/\.(?:avif|webp|jpe?g|png)$/i.test(poster)) fail(`${poster} is no picture.`)
  for (const address of [video, poster]) await requireFile(address)
  const film = { place: feature, video_url: video, poster_url: poster, mime_type: `video/${type}` }
  await withBackend(async ({ client }) => callSql(client, 'feature_video', film).throwOnError())
  console.log(`${video} is the video of the ${feature} page. The site shows it within a minute.`)
  console.log('A new file needs npm start again.')
}

/** Fails unless the address is a file of public/, or on a hosted project a public file of its storage. */
async function requireFile(address: string): Promise<void> {
  const { SUPABASE_URL } = process.env
  if (address.startsWith('/')) {
    const path = join('public', join('/', address))
    const file = await stat(path).catch(() => undefined)
    if (!file?.isFile() || file.size === 0) fail(`There is no file ${path}, so the site has no ${address}.`)
  } else if (SUPABASE_URL && URL.parse(address)?.origin === new URL(SUPABASE_URL).origin) {
    const response = await fetch(address, { method: 'HEAD', signal: AbortSignal.timeout(10_000) }).catch(
      () => null,
    )
    if (!response?.ok) fail(`${address} cannot be fetched (${response?.status ?? 'no response'}).`)
  } else {
    fail(`${address} is neither in public/ nor in the storage of your project: the site would refuse it.`)
  }
}

async function list(client: AdminClient): Promise<string> {
  const rows: string[][] = []
  for (const [place, table] of Object.entries(tables)) {
    const query = client.from(table).select('id,is_featured,video_url,poster_url').order('created_at')
    const { data } = await query.throwOnError()
    for (const { id, is_featured, video_url, poster_url } of data) {
      const state = `${is_featured ? 'shown' : 'kept'}${isSampleRow(id) ? ' (SAMPLE)' : ''}`
      rows.push([place, state, video_url, poster_url ?? ''])
    }
  }
  return rows.length === 0
    ? 'No videos: the heroes are dark.'
    : formatTable(['Page', 'State', 'Video', 'Poster'], rows)
}
