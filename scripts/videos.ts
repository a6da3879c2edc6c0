import { fail, readOptions } from './lib/command-line.ts'
import { withBackend } from './quotes/command.ts'
import { checkFilm } from './videos/check-film.ts'
import { featureVideo, listVideos, places } from './videos/video-table.ts'

const usage = `Usage: npm run videos                      the films of both heroes
       npm run videos -- --feature <${places.join(' | ')}> --video /films/mine.mp4 --poster /films/mine.avif`

const { feature, video, poster } = readOptions(usage, {
  options: { feature: { type: 'string' }, video: { type: 'string' }, poster: { type: 'string' } },
}).values
const nothing = 'There is no database yet: npm start makes it.'
if (feature === undefined) {
  console.log(await withBackend((client) => listVideos(client), nothing))
} else {
  const place = places.find((known) => known === feature)
  // Without a poster, visitors who save data would see nothing.
  if (!place || !video || !poster) fail(usage, 2)
  const checked = await checkFilm(video, poster, process.env.SUPABASE_URL || undefined)
  if (!checked.ok) fail(checked.message)
  const { type } = checked
  console.log(await withBackend((client) => featureVideo(client, place, { video, poster, type }), nothing))
  console.log(
    'The site shows it within a minute, at once after: npm run cache:purge. A new file needs npm start again.',
  )
}
