import { readFile } from 'node:fs/promises'

import { isSampleRow } from '#domain/sample-data.ts'

import {
  type AdminClient,
  callSql,
} from '../supabase/functions/_shared/platform/admin-client.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { findId } from './lib/find-id.ts'
import { beginningOf, formatTable } from './lib/format-table.ts'
import {
  checkReview,
  readReviews,
  type Review,
  type ReviewRow,
} from './lib/review-file.ts'
import { withBackend } from './lib/supabase-connection.ts'

const usage = `Usage: npm run reviews                      list all reviews with their ids
       npm run reviews -- --add --author "Ana P." --rating 5 --text "..." [--date 2026-11-01]
       npm run reviews -- --import FILE     import a CSV with the headings author,rating,text,date
       npm run reviews -- --publish ID
       npm run reviews -- --hide ID
An ID may be shortened to its first six letters or more.`

async function main() {
  const { values } = readOptions(usage, {
    options: {
      add: { type: 'boolean' },
      import: { type: 'string' },
      publish: { type: 'string' },
      hide: { type: 'string' },
      author: { type: 'string' },
      rating: { type: 'string' },
      text: { type: 'string' },
      date: { type: 'string' },
    },
  })
  const { add, import: file, publish, hide } = values
  const actions = [add, file, publish, hide].filter(
    (action) => action !== undefined,
  )
  if (actions.length > 1) fail(usage, 2)
  if (add) return await addReview(values)
  if (file !== undefined) return await importReviews(file)
  if (publish !== undefined) return await setPublished(publish, true)
  if (hide !== undefined) return await setPublished(hide, false)
  console.log(await withBackend(listReviews))
}

async function listReviews(client: AdminClient) {
  const { data } = await client
    .from('reviews')
    .select('id,author,rating,text,reviewed_on,published')
    .order('reviewed_on', { ascending: false })
    .order('id')
    .throwOnError()
  const rows = data.map((review) => [
    review.id,
    review.reviewed_on,
    `${review.rating}/5`,
    statusOf(review),
    review.author,
    beginningOf(review.text),
  ])
  const headings = ['Review', 'Date', 'Stars', 'Status', 'Author', 'Text']
  return formatTable(headings, rows, 'No reviews yet.')
}

function statusOf(review: { id: string; published: boolean }) {
  if (isSampleRow(review.id)) return 'SAMPLE'
  return review.published ? 'shown' : 'hidden'
}

async function addReview(row: ReviewRow) {
  const checked = checkReview(row)
  if (!checked.ok) fail(`${checked.problem}.`, 2)
  await storeReviews([checked.review])
}

async function importReviews(file: string) {
  const bytes = await readFile(file).catch(() => undefined)
  if (bytes === undefined) fail(`File not found: ${file}`)
  // Importing an empty list would still remove the samples.
  const read = readReviews(bytes)
  if (!read.ok) fail(`${read.problems.join('\n')}\nNothing was added.`)
  await storeReviews(read.reviews)
}

async function storeReviews(reviews: readonly Review[]) {
  const rows = reviews.map(({ author, rating, text, date }) => ({
    author,
    rating,
    text,
    reviewed_on: date,
  }))
  const { data: ids, error } = await withBackend((client) =>
    callSql(client, 'import_reviews', { reviews: rows }),
  )
  if (error) fail(`Nothing was added: ${error.message}`)
  const duplicates = reviews.length - ids.length
  const note = duplicates > 0 ? `, ${duplicates} already present` : ''
  for (const id of ids) console.log(id)
  console.log(`${ids.length} added${note}. The site updates within a minute.`)
}

async function setPublished(letters: string, published: boolean) {
  const id = await withBackend(async (client) => {
    const review_id = await findId(client, 'reviews', letters)
    const call = { review_id, published }
    await callSql(client, 'publish_review', call).throwOnError()
    return review_id
  })
  const state = published ? 'published' : 'hidden'
  console.log(`${id} is now ${state}. The site updates within a minute.`)
}

await main()
