import { CsvError, parse } from 'csv-parse/sync'
import * as v from 'valibot'

import { dayExample, isRealDay, parseDay, today } from './days.ts'
import { decodeText } from './decode-text.ts'

/** A review as typed or as read from a row, by column. */
export type ReviewRow = Readonly<Record<string, string | boolean | undefined>>

const ratingSchema = v.pipe(
  v.optional(v.string(), ''),
  v.transform(withoutDecimals),
  v.regex(/^[1-5]$/, 'must be 1, 2, 3, 4 or 5'),
  v.transform(Number),
)

const daySchema = v.pipe(
  v.string(),
  v.transform(dayOf),
  v.string(`must be a date such as ${dayExample}`),
  v.check(isRealDay, 'is not a real date (the month comes first)'),
  v.check((iso) => iso <= today(), 'is in the future'),
)

const reviewSchema = v.object({
  author: textSchema(120),
  rating: ratingSchema,
  text: textSchema(5000),
  date: v.optional(daySchema, ''),
})

export type Review = v.InferOutput<typeof reviewSchema>

/** Spreadsheets write a rating as 5.0, or 5,0 with decimal commas. */
function withoutDecimals(text: string) {
  return text.trim().replace(/[.,]0+$/, '')
}

/** Without a date, a review was written today. */
function dayOf(text: string): string | undefined {
  const isEmpty = text.trim() === ''
  return isEmpty ? today() : parseDay(text)
}

function textSchema(maxLength: number) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.excludes('\0', 'contains a NUL character'),
    v.trim(),
    v.nonEmpty('is missing'),
    v.maxLength(maxLength, `is longer than ${maxLength} characters`),
  )
}

type CheckedReview =
  | { ok: true; review: Review }
  /** Everything that is wrong: `rating must be 1, 2, 3, 4 or 5: 6`. */
  | { ok: false; problem: string }

/** Validates a review and trims its texts. */
export function checkReview(row: ReviewRow): CheckedReview {
  const result = v.safeParse(reviewSchema, row, { abortPipeEarly: true })
  if (result.success) return { ok: true, review: result.output }
  const problems = result.issues.map((issue) => describeIssue(issue, row))
  return { ok: false, problem: problems.join('; ') }
}

/** Describes a problem of one column, with its value where that helps. */
function describeIssue(issue: v.BaseIssue<unknown>, row: ReviewRow) {
  const column = v.getDotPath(issue) ?? ''
  const problem = `${column} ${issue.message}`
  const value = row[column]
  const isShort = column === 'rating' || column === 'date'
  return isShort && value ? `${problem}: ${value}` : problem
}

interface NumberedRow {
  /** Number of the row in a spreadsheet, from 1. */
  number: number
  row: ReviewRow
}

type FileResult =
  | { ok: true; rows: NumberedRow[] }
  | { ok: false; problem: string }

/**
 * Reads the rows of a CSV that any spreadsheet program saved. Rows above the
 * headings, empty rows and other columns are skipped. The headings may be in
 * any order and case.
 */
export function readReviewFile(bytes: Uint8Array): FileResult {
  const text = decodeText(bytes)
  if (text.startsWith(zipSignature))
    return { ok: false, problem: 'is a spreadsheet. Save it as "CSV UTF-8".' }
  const table = parseTable(text)
  if (table instanceof CsvError)
    return { ok: false, problem: describeOpenQuote(table) }
  const headings = findHeadings(table)
  const missing = findMissingColumns(headings)
  if (missing.length > 0 && headings.length > 0)
    return { ok: false, problem: describeMissing(missing) }
  const rows = readRows(table, headings)
  if (rows.length > 0) return { ok: true, rows }
  return { ok: false, problem: 'contains no reviews.' }
}

// Excel's own format is an archive.
const zipSignature = 'PK'

// Excel separates by semicolons in locales with decimal commas, and by tabs in
// UTF-16.
const headingWithDelimiter = /(?:author|rating|text)"?(?<delimiter>[,;\t])/i

/** Rows of cells, including empty rows, as in the spreadsheet. */
type Table = string[][]

function parseTable(text: string): Table | CsvError {
  const { delimiter } = headingWithDelimiter.exec(text)?.groups ?? {}
  try {
    return parse(text, {
      delimiter: delimiter ?? ',',
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
    })
  } catch (error) {
    if (error instanceof CsvError) return error
    throw error
  }
}

function describeOpenQuote(error: CsvError) {
  const line = String(error['lines'])
  return `has a quotation mark near line ${line} that is not closed.`
}

const requiredColumns = ['author', 'rating', 'text']

function findMissingColumns(cells: readonly string[]): string[] {
  const names = new Set(cells.map((cell) => cell.toLowerCase()))
  return requiredColumns.filter((column) => !names.has(column))
}

/** Returns the row that looks most like headings. */
function findHeadings(table: Table): string[] {
  const [headings = []] = table.toSorted(
    (one, other) =>
      findMissingColumns(one).length - findMissingColumns(other).length,
  )
  return headings
}

function describeMissing(columns: readonly string[]) {
  const advice = 'One row must have the headings author, rating, text and date.'
  if (columns.length === requiredColumns.length)
    return `has no headings. ${advice}`
  return `has no column named ${columns.join(' and none named ')}. ${advice}`
}

/** Reads the rows below the headings. */
function readRows(table: Table, headings: string[]): NumberedRow[] {
  const columns = headings.map((heading) => heading.toLowerCase())
  const rows = table.map((cells, index) => {
    const entries = cells.map((cell, at) => [columns[at], cell])
    return { number: index + 1, row: Object.fromEntries(entries) }
  })
  const below = rows.slice(table.indexOf(headings) + 1)
  return below.filter(({ row }) => Object.values(row).some(Boolean))
}
