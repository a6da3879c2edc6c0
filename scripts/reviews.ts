import { readFile } from 'node:fs/promises'

import * as v from 'valibot'

import { isSampleRow } from '#domain/sample-data.ts'

import {
  type AdminClient,
  callSql,
} from '../supabase/functions/_shared/platform/admin-client.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { formatTable } from './lib/format-table.ts'
import {
  describeProblems,
  readReviewFile,
  reviewSchema,
} from './lib/review-file.ts'
import { withBackend } from './lib/supabase-connection.ts'

const usage = `Usage: npm run reviews                      list all reviews with their ids
       npm run reviews -- --add --author "Ana P." --rating 5 --text "..." [--date 2026-11-01]
       npm run reviews -- --import FILE     import a CSV with the headings author,rating,text,date
       npm run reviews -- --publish ID
       npm run reviews -- --hide ID`

type Review = v.InferOutput<typeof reviewSchema>

const text = { type: 'string' } as const
const actions = {
  add: { type: 'boolean' },
  import: text,
  publish: text,
  hide: text,
} as const
const options = { ...actions, author: text, rating: text, text, date: text }
const { values } = readOptions(usage, { options })
if (Object.keys(values).filter((name) => name in actions).length > 1)
  fail(usage, 2)

const { add: isAdding, import: file, publish, hide } = values
const reviews = await readReviews()
const reviewId = publish ?? hide
console.log(
  await withBackend((client) => {
    if (reviewId !== undefined)
      return show(client, reviewId, publish !== undefined)
    return isAdding || file !== undefined ? add(client) : list(client)
  }),
)

/**
 * Returns the reviews to add, or exits with everything that is wrong. Either
 * all are valid or none is added.
 */
async function readReviews(): Promise<Review[]> {
  if (isAdding) {
    const { success, output, issues } = v.safeParse(reviewSchema, values, {
      abortPipeEarly: true,
    })
    return success ? [output] : fail(`${describeProblems(issues, values)}.`, 2)
  }
  if (file === undefined) return []
  const bytes = await readFile(file).catch(() =>
    fail(`File not found: ${file}`),
  )
  const read = readReviewFile(bytes)
  // Importing an empty list would still remove the samples.
  if (!read.ok) return fail(`${file} ${read.problem} Nothing was added.`)
  const reviews: Review[] = []
  const problems: string[] = []
  for (const { number, row } of read.rows) {
    const { success, output, issues } = v.safeParse(reviewSchema, row, {
      abortPipeEarly: true,
    })
    if (success) reviews.push(output)
    else problems.push(`Row ${number}: ${describeProblems(issues, row)}.`)
  }
  return problems.length === 0
    ? reviews
    : fail(`${problems.join('\n')}\nNothing was added.`)
}

async function list(client: AdminClient): Promise<string> {
  const query = client
    .from('reviews')
    .select('id,author,rating,text,reviewed_on,published')
  const { data } = await query
    .order('reviewed_on', { ascending: false })
    .order('id')
    .throwOnError()
  const rows = data.map(
    ({ id, author, rating, text, reviewed_on, published }) => {
      const state = isSampleRow(id) ? 'SAMPLE' : published ? 'shown' : 'hidden'
      return [
        id,
        reviewed_on,
        `${rating}/5`,
        state,
        author,
        text.replaceAll(/\s+/g, ' ').slice(0, 60),
      ]
    },
  )
  return formatTable(
    ['Review', 'Date', 'Stars', 'Status', 'Author', 'Text'],
    rows,
    'No reviews yet.',
  )
}

async function add(client: AdminClient): Promise<string> {
  const { data, error } = await callSql(client, 'import_reviews', {
    reviews: reviews.map(({ date, ...review }) =>
      Object.assign(review, { reviewed_on: date }),
    ),
  })
  if (error) throw new Error(`Nothing was added: ${error.message}`)
  const duplicates =
    reviews.length > data.length
      ? `, ${reviews.length - data.length} already present`
      : ''
  return [
    ...data,
    `${data.length} added${duplicates}. The site updates within a minute.`,
  ].join('\n')
}

async function show(
  client: AdminClient,
  id: string,
  published: boolean,
): Promise<string> {
  const { data, error } = await callSql(client, 'publish_review', {
    review_id: id,
    published,
  })
  if (error || data === 0) throw new Error(`Review not found: ${id}`)
  return `${id} is now ${published ? 'published' : 'hidden'}. The site updates within a minute.`
}
