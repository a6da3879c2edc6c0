import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { fileTypeFromBuffer } from 'file-type'
import { FilePathSource } from 'mediabunny'

import { isSampleRow } from '#domain/sample-data.ts'

import { isAllowedMedia } from '../app/lib/media-origins.ts'
import {
  type AdminClient,
  callSql,
} from '../supabase/functions/_shared/platform/admin-client.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { formatTable } from './lib/format-table.ts'
import { settingsOrExit } from './lib/settings.ts'
import { withBackend } from './lib/supabase-connection.ts'
import { checkVideo, remoteSource } from './lib/video-file.ts'

const usage = `Usage: npm run videos                      list the videos of both heroes
       npm run videos -- --feature home | services --video /videos/mine.mp4 --poster /videos/mine.avif`

const tables = {
  home: 'pressure_washing_videos',
  services: 'service_videos',
} as const
// iPhone formats are rejected with a suggestion.
const advice: Record<string, string> = {
  mov: 'is a QuickTime movie, which few browsers can play. Convert it to MP4: ffmpeg -i in.mov -an -c:v libx264 -pix_fmt yuv420p -movflags +faststart out.mp4',
  heic: 'is a HEIC picture, which few browsers can show. Export it as a JPEG from Photos or Preview.',
}
const text = { type: 'string' } as const
const options = { feature: text, video: text, poster: text }
const { feature, video, poster } = readOptions(usage, { options }).values
if (!feature && !video && !poster) console.log(await withBackend(list))
else {
  // The poster is required because visitors with data saver on would see
  // nothing without it.
  if (!feature || !Object.hasOwn(tables, feature) || !video || !poster)
    fail(usage, 2)
  const kind = await kindOf(video, 'an MP4 or WebM video', ['mp4', 'webm'])
  await checkPlayable(video)
  await kindOf(poster, 'an AVIF, WebP, JPEG or PNG picture', [
    'avif',
    'webp',
    'jpg',
    'png',
  ])
  const featured = {
    place: feature,
    video_url: video,
    poster_url: poster,
    mime_type: `video/${kind}`,
  }
  await withBackend(async (client) =>
    callSql(client, 'feature_video', featured).throwOnError(),
  )
  console.log(`${video} is now the video on the ${feature} page. The site updates within a minute.
If the file is new, restart the site with npm start to serve it.`)
}

/**
 * Exits if some browsers cannot play a video. Prints a warning if it is large.
 */
async function checkPlayable(address: string): Promise<void> {
  const source = address.startsWith('/')
    ? new FilePathSource(publicPath(address))
    : remoteSource(address)
  const report = await checkVideo(source)
  if (!report.ok) fail(`${address} ${report.problem}`)
  if (report.advice !== undefined) console.error(`${address} ${report.advice}`)
}

/**
 * Detects the type of a media file from its bytes, or exits if it is not one of
 * `kinds`.
 */
async function kindOf(
  address: string,
  wanted: string,
  kinds: readonly string[],
): Promise<string> {
  const { ext: kind = '' } =
    (await fileTypeFromBuffer(await readMedia(address))) ?? {}
  return kinds.includes(kind)
    ? kind
    : fail(`${address} ${advice[kind] ?? `is not ${wanted}.`}`)
}

/**
 * Reads a file in public/, or the first 4 KB of one on an allowed origin. Exits
 * if that is not possible.
 */
async function readMedia(address: string): Promise<Uint8Array> {
  if (
    !isAllowedMedia(address, settingsOrExit().site, process.env.SUPABASE_URL)
  ) {
    const origins =
      "in public/, in your project's storage or on an origin in SITE_MEDIA_HOSTS"
    fail(`${address} is not ${origins}, so browsers would block it.`)
  }
  if (address.startsWith('/')) {
    const path = publicPath(address)
    return await readFile(path).catch(() =>
      fail(`File not found: ${path}, needed for ${address}`),
    )
  }
  const options = {
    headers: { range: 'bytes=0-4095' },
    signal: AbortSignal.timeout(10_000),
  }
  const response = await fetch(address, options).catch(() => null)
  if (response?.ok) return await response.bytes()
  return fail(`Cannot fetch ${address} (${response?.status ?? 'no response'}).`)
}

/** Returns where a file of the site is, relative to the project root. */
function publicPath(address: string): string {
  return join('public', join('/', address))
}

async function list(client: AdminClient): Promise<string> {
  const rows = Object.entries(tables).map(async ([place, table]) => {
    const { data } = await client
      .from(table)
      .select()
      .order('created_at')
      .throwOnError()
    return data.map(({ id, is_featured, video_url, poster_url }) => {
      const state = `${is_featured ? 'shown' : 'hidden'}${isSampleRow(id) ? ' (SAMPLE)' : ''}`
      return [place, state, video_url, poster_url ?? '']
    })
  })
  const headings = ['Page', 'Status', 'Video', 'Poster']
  return formatTable(
    headings,
    (await Promise.all(rows)).flat(),
    'No videos. The heroes stay dark.',
  )
}
