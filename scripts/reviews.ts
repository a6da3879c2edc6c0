import { readFile } from 'node:fs/promises'

import * as v from 'valibot'

import { fail, readOptions } from './lib/command-line.ts'
import { withBackend } from './quotes/command.ts'
import { readReviewsCsv } from './reviews/import-reviews.ts'
import { type OwnerReview, ownerReviewSchema, reviewProblems } from './reviews/owner-review.schema.ts'
import { addReviews, type Done, listReviews, showReview } from './reviews/review-table.ts'

const usage = `Usage: npm run reviews                      all of them, with their ids
       npm run reviews -- --add --author "Ana P." --rating 5 --text "..." [--date 2026-11-01] [--hidden]
       npm run reviews -- --import <file.csv> [--hidden]    columns: author,rating,text,date
       npm run reviews -- --publish <id>
       npm run reviews -- --hide <id>`

const flags = readFlags()
const nothing: Done = { ok: false, message: 'There is no database yet: npm start makes it.' }
const reviews = await readGiven()
const done = await withBackend((client) => {
  if (flags.publish) return showReview(client, flags.publish, true)
  if (flags.hide) return showReview(client, flags.hide, false)
  return reviews ? addReviews(client, reviews, !flags.hidden) : listReviews(client)
}, nothing)
if (!done.ok) fail(done.message)
console.log(done.said)

async function readGiven(): Promise<OwnerReview[] | undefined> {
  if (flags.import !== undefined) {
    const csv = await readFile(flags.import, 'utf8').catch(() => fail(`There is no file ${flags.import}.`))
    const read = readReviewsCsv(csv)
    return read.ok ? read.reviews : fail(`${read.message} Nothing was added.`)
  }
  if (!flags.add) return undefined
  const parsed = v.safeParse(ownerReviewSchema, flags)
  return parsed.success ? [parsed.output] : fail(`${reviewProblems(parsed.issues)}.\n${usage}`, 2)
}

function readFlags() {
  const values = parse()
  const chosen = [values.add, values.import, values.publish, values.hide].filter(
    (value) => value !== undefined,
  )
  if (chosen.length > 1) fail(usage, 2)
  return values
}

function parse() {
  return readOptions(usage, {
    options: {
      add: { type: 'boolean' },
      import: { type: 'string' },
      publish: { type: 'string' },
      hide: { type: 'string' },
      hidden: { type: 'boolean' },
      author: { type: 'string' },
      rating: { type: 'string' },
      text: { type: 'string' },
      date: { type: 'string' },
    },
  }).values
}
