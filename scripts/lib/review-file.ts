import { CsvError, parse } from 'csv-parse/sync'
import * as v from 'valibot'

import { dayExample, parseDay, today } from './days.ts'

/** Texts by column. */
export type ReviewRow = Readonly<Record<string, string | boolean | undefined>>

const daySchema = v.pipe(
  v.string(),
  // Without a date, a review was written today.
  v.transform((text) => (text === '' ? today() : parseDay(text))),
  v.string(`must be a date such as ${dayExample}`),
  v.check((iso) => iso <= today(), 'is in the future'),
)

const reviewSchema = v.object({
  author: textSchema(120),
  rating: v.pipe(
    v.optional(v.string(), ''),
    v.regex(/^[1-5]$/, 'must be 1, 2, 3, 4 or 5'),
    v.transform(Number),
  ),
  text: textSchema(5000),
  date: v.optional(daySchema, ''),
  /** Whether it is invented, as the firm's folder may say. */
  sample: v.pipe(
    v.optional(v.string(), ''),
    v.transform((text) => text !== ''),
  ),
})

export type Review = v.InferOutput<typeof reviewSchema>

function textSchema(maxLength: number) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.trim(),
    v.nonEmpty('is missing'),
    v.maxLength(maxLength, `is longer than ${maxLength} characters`),
  )
}

type CheckedReview =
  | { ok: true; review: Review }
  | { ok: false; problem: string }

export function checkReview(row: ReviewRow): CheckedReview {
  const result = v.safeParse(reviewSchema, row, { abortPipeEarly: true })
  if (result.success) return { ok: true, review: result.output }
  const problems = result.issues.map((issue) => {
    const column = v.getDotPath(issue) ?? ''
    const problem = `${column} ${issue.message}`
    const value = row[column]
    const isShort = column === 'rating' || column === 'date'
    return isShort && value ? `${problem}: ${value}` : problem
  })
  return { ok: false, problem: problems.join('; ') }
}

interface NumberedRow {
  /** Number of the row in a spreadsheet, from 1. */
  number: number
  row: ReviewRow
}

type FileResult =
  | { ok: true; rows: NumberedRow[] }
  | { ok: false; problem: string }

const requiredColumns = ['author', 'rating', 'text']

export function readReviewFile(bytes: Uint8Array): FileResult {
  const text = decodeText(bytes)
  if (text.includes('\ufffd'))
    return { ok: false, problem: 'is not text. Save it as "CSV UTF-8".' }
  const table = parseTable(text)
  if (table instanceof CsvError)
    return { ok: false, problem: `cannot be read: ${table.message}.` }
  const [headings = [], ...rowsBelow] = table
  const columns = headings.map((heading) => heading.toLowerCase())
  const missing = requiredColumns.filter((name) => !columns.includes(name))
  if (missing.length > 0)
    return {
      ok: false,
      problem: `has no column named ${missing.join(' and none named ')}. Its first row must have the headings author, rating, text and date.`,
    }
  const rows = rowsBelow.map((cells, index) => {
    const entries = cells.map((cell, at) => [columns[at], cell])
    return { number: index + 2, row: Object.fromEntries(entries) }
  })
  const filled = rows.filter(({ row }) => Object.values(row).some(Boolean))
  if (filled.length === 0) return { ok: false, problem: 'contains no reviews.' }
  return { ok: true, rows: filled }
}

const encodingByMark: Record<string, string> = {
  fffe: 'utf-16le',
  feff: 'utf-16be',
}

/** Bytes that are no text become U+FFFD. */
function decodeText(bytes: Uint8Array): string {
  const mark = Buffer.from(bytes.subarray(0, 2)).toString('hex')
  return new TextDecoder(encodingByMark[mark]).decode(bytes)
}

function parseTable(text: string): string[][] | CsvError {
  // Excel separates by tabs in UTF-16, and by semicolons where a comma
  // separates decimals.
  const [delimiter = ','] = /[,;\t]/.exec(text) ?? []
  try {
    return parse(text, { delimiter, trim: true, relax_column_count: true })
  } catch (error) {
    if (error instanceof CsvError) return error
    throw error
  }
}

type ReviewList =
  | { ok: true; reviews: Review[] }
  | { ok: false; problems: string[] }

export function readReviews(bytes: Uint8Array): ReviewList {
  const read = readReviewFile(bytes)
  if (!read.ok) return { ok: false, problems: [`The file ${read.problem}`] }
  const reviews: Review[] = []
  const problems: string[] = []
  for (const { number, row } of read.rows) {
    const checked = checkReview(row)
    if (checked.ok) reviews.push(checked.review)
    else problems.push(`Row ${number}: ${checked.problem}.`)
  }
  if (problems.length > 0) return { ok: false, problems }
  return { ok: true, reviews }
}
