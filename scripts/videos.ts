import { business } from '../app/content/business.ts'
import { videoTables } from '../app/lib/featured-video.ts'
import {
  type AdminClient,
  callSql,
} from '../supabase/functions/_shared/platform/admin-client.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { formatTable } from './lib/format-table.ts'
import { inspectMedia, pictureKind, videoKind } from './lib/media-file.ts'
import { settingsOrExit } from './lib/settings.ts'
import { withBackend } from './lib/supabase-connection.ts'

const usage = `Usage: npm run videos                      list the videos of both heroes
       npm run videos -- --feature home | services --video /videos/mine.mp4 --poster /videos/mine.avif`

const recommendedBytes = 1_500_000

async function main() {
  const { values } = readOptions(usage, {
    options: {
      feature: { type: 'string' },
      video: { type: 'string' },
      poster: { type: 'string' },
    },
  })
  const { feature: page, video, poster } = values
  const isList = !page && !video && !poster
  if (isList) return console.log(await withBackend(listVideos))
  // The poster is required because visitors with data saver on would see
  // nothing without it.
  if (!page || !video || !poster) fail(usage, 2)
  if (!Object.hasOwn(videoTables, page)) fail(usage, 2)
  await feature(page, video, poster)
}

async function feature(page: string, video: string, poster: string) {
  const site = { ...business, url: settingsOrExit().siteUrl }
  const film = await inspectMedia(video, videoKind, site)
  if (!film.ok) fail(film.problem)
  const picture = await inspectMedia(poster, pictureKind, site)
  if (!picture.ok) fail(picture.problem)
  if (film.bytes > recommendedBytes)
    console.error(
      `${video} has ${(film.bytes / 1_000_000).toFixed(1)} MB. Visitors on a phone wait for more than 1.5 MB.`,
    )

  await withBackend((client) =>
    callSql(client, 'feature_video', {
      place: page,
      video_url: video,
      poster_url: poster,
      mime_type: film.mimeType,
    }).throwOnError(),
  )
  console.log(`${video} is now the video on the ${page} page. The site updates within a minute.
If the file is new, restart the site with npm start to serve it.`)
}

async function listVideos(client: AdminClient) {
  const rows: string[][] = []
  for (const [page, table] of Object.entries(videoTables)) {
    const query = client.from(table).select().order('created_at')
    const { data } = await query.throwOnError()
    for (const video of data) {
      const status = video.is_featured ? 'shown' : 'hidden'
      rows.push([page, status, video.video_url, video.poster_url ?? ''])
    }
  }
  const headings = ['Page', 'Status', 'Video', 'Poster']
  return formatTable(headings, rows, 'No videos. The heroes stay dark.')
}

await main()
