import { readFile } from 'node:fs/promises'

import { parse } from 'csv-parse/sync'
import * as v from 'valibot'

import { type AdminClient, callSql } from '../supabase/functions/_shared/admin-client.ts'
import { isSampleRow } from '../supabase/functions/_shared/sample-data.ts'
import { timeZone } from '../supabase/functions/_shared/time-zone.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { decodeText } from './lib/env-file.ts'
import { formatTable } from './lib/format-table.ts'
import { withBackend } from './lib/supabase-connection.ts'

const usage = `Usage: npm run reviews                      list all reviews with their ids
       npm run reviews -- --add --author "Ana P." --rating 5 --text "..." [--date 2026-11-01]
       npm run reviews -- --import FILE     import a CSV with the columns author,rating,text,date
       npm run reviews -- --publish ID
       npm run reviews -- --hide ID`

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone }).format()
const day = v.pipe(
  v.string(),
  v.isoDate('must be a date such as 2026-11-01'),
  v.check((text) => new Date(text).toJSON()?.startsWith(text) ?? false, 'is not a real date'),
  v.check((text) => text <= today(), 'is in the future'),
)
const reviewSchema = v.object({
  author: requiredText(120),
  rating: v.pipe(v.string('is missing'), v.regex(/^[1-5]$/, 'must be 1, 2, 3, 4 or 5'), v.transform(Number)),
  text: requiredText(5000),
  // An empty cell counts as no date.
  date: v.optional(v.union([v.pipe(v.literal(''), v.transform(today)), day]), today),
})

const text = { type: 'string' } as const
const actions = { add: { type: 'boolean' }, import: text, publish: text, hide: text } as const
const options = { ...actions, author: text, rating: text, text, date: text }
const { values } = readOptions(usage, { options })
if (Object.keys(values).filter((name) => name in actions).length > 1) fail(usage, 2)

const { add: isAdding, import: file, publish, hide } = values
const rows = isAdding ? [values] : file === undefined ? [] : await readRows(file)
// Importing an empty list would still remove the samples.
if (file !== undefined && rows.length === 0) fail(`${file} contains no reviews.`)
// Either all rows are valid or none is added.
const reviews = rows.map((row, index) => {
  const { success, output, issues } = v.safeParse(reviewSchema, row, { abortPipeEarly: true })
  if (success) return output
  const problems = issues.map((issue) => `${v.getDotPath(issue) ?? 'row'} ${issue.message}`).join('; ')
  // The first line of the file has the headings.
  return isAdding ? fail(`${problems}.`, 2) : fail(`Row ${index + 2}: ${problems}. Nothing was added.`)
})
const reviewId = publish ?? hide
console.log(
  await withBackend((client) => {
    if (reviewId !== undefined) return show(client, reviewId, publish !== undefined)
    return isAdding || file !== undefined ? add(client) : list(client)
  }),
)

function requiredText(maxLength: number) {
  const required = v.pipe(v.string('is missing'), v.excludes('\0', 'contains a NUL character'))
  const trimmed = v.pipe(required, v.trim(), v.nonEmpty('is missing'))
  return v.pipe(trimmed, v.maxLength(maxLength, `is longer than ${maxLength} characters`))
}

async function readRows(file: string): Promise<unknown[]> {
  const csv = decodeText(await readFile(file).catch(() => fail(`File not found: ${file}`)))
  // Excel separates by semicolons in locales with decimal commas, and by tabs in UTF-16.
  const [delimiter = ','] = /[,;\t]/.exec(csv) ?? []
  try {
    return parse(csv, { columns: true, bom: true, trim: true, skip_empty_lines: true, delimiter })
  } catch {
    return fail(`${file} is not a CSV with the columns author, rating, text and date. Nothing was added.`)
  }
}

async function list(client: AdminClient): Promise<string> {
  const query = client.from('reviews').select('id,author,rating,text,reviewed_on,published')
  const { data } = await query.order('reviewed_on', { ascending: false }).order('id').throwOnError()
  const rows = data.map(({ id, author, rating, text, reviewed_on, published }) => {
    const state = isSampleRow(id) ? 'SAMPLE' : published ? 'shown' : 'hidden'
    return [id, reviewed_on, `${rating}/5`, state, author, text.replaceAll(/\s+/g, ' ').slice(0, 60)]
  })
  return formatTable(['Review', 'Date', 'Stars', 'Status', 'Author', 'Text'], rows, 'No reviews yet.')
}

async function add(client: AdminClient): Promise<string> {
  const { data, error } = await callSql(client, 'import_reviews', {
    reviews: reviews.map(({ date, ...review }) => Object.assign(review, { reviewed_on: date })),
  })
  if (error) throw new Error(`Nothing was added: ${error.message}`)
  const duplicates = reviews.length > data.length ? `, ${reviews.length - data.length} already present` : ''
  return [...data, `${data.length} added${duplicates}. The site updates within a minute.`].join('\n')
}

async function show(client: AdminClient, id: string, published: boolean): Promise<string> {
  const { data, error } = await callSql(client, 'publish_review', { review_id: id, published })
  if (error || data === 0) throw new Error(`Review not found: ${id}`)
  return `${id} is now ${published ? 'published' : 'hidden'}. The site updates within a minute.`
}
