import { open } from 'node:fs/promises'
import { join } from 'node:path'

import { isAllowedMedia } from '../app/lib/media-origins.ts'
import { type AdminClient, callSql } from '../supabase/functions/_shared/admin-client.ts'
import { isSampleRow } from '../supabase/functions/_shared/sample-row.ts'
import { withBackend } from './lib/backend.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { kindOfFile } from './lib/file-kind.ts'
import { settingsOrEnd } from './lib/settings.ts'
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
  const kind = kindOfFile(await readBeginning(video))
  if (kind === 'mov') {
    fail(
      `${video} is a QuickTime movie, which few browsers play. Make an MP4 of it: ffmpeg -i in.mov -an -c:v libx264 -pix_fmt yuv420p -movflags +faststart out.mp4`,
    )
  }
  if (kind !== 'mp4' && kind !== 'webm') fail(`${video} is no video in MP4 or WebM.`)
  const picture = kindOfFile(await readBeginning(poster))
  if (picture === 'heic') {
    fail(
      `${poster} is a HEIC picture, which few browsers show. Save it as a JPEG: Photos and Preview export one.`,
    )
  }
  if (!picture || !['avif', 'webp', 'jpeg', 'png'].includes(picture)) {
    fail(`${poster} is no picture in AVIF, WebP, JPEG or PNG.`)
  }
  const film = { place: feature, video_url: video, poster_url: poster, mime_type: `video/${kind}` }
  await withBackend(async ({ client }) => callSql(client, 'feature_video', film).throwOnError())
  console.log(`${video} is the video of the ${feature} page. The site shows it within a minute.`)
  console.log('A new file needs npm start again.')
}

/** Reads the first bytes of a file of public/, or of one on another origin that pages may load from; else it fails. */
async function readBeginning(address: string): Promise<Uint8Array> {
  if (!isAllowedMedia(address, settingsOrEnd().site, process.env.SUPABASE_URL)) {
    return fail(
      `${address} is neither in public/, in the storage of your project nor on one of SITE_MEDIA_HOSTS: the site would refuse it.`,
    )
  }
  const length = 64
  if (address.startsWith('/')) {
    const path = join('public', join('/', address))
    const missing = () => fail(`There is no file ${path}, so the site has no ${address}.`)
    const file = await open(path).catch(missing)
    const { buffer, bytesRead } = await file.read({ buffer: Buffer.alloc(length) }).catch(missing)
    await file.close()
    return buffer.subarray(0, bytesRead)
  }
  const options = { headers: { range: `bytes=0-${length - 1}` }, signal: AbortSignal.timeout(10_000) }
  const response = await fetch(address, options).catch(() => null)
  if (!response?.ok) return fail(`${address} cannot be fetched (${response?.status ?? 'no response'}).`)
  // A server that knows no ranges would send the whole file.
  for await (const chunk of response.body ?? []) return chunk.subarray(0, length)
  return Uint8Array.of()
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
