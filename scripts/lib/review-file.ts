import { CsvError, parse } from 'csv-parse/sync'
import * as v from 'valibot'

import { dayExample, isRealDay, parseDay, today } from './days.ts'
import { decodeText } from './settings-file.ts'

export const reviewColumns = ['author', 'rating', 'text', 'date'] as const
type Column = (typeof reviewColumns)[number]

/** A review as typed or as read from a row. A missing cell is undefined. */
export type ReviewRow = Partial<Record<Column, string | undefined>>

const requiredColumns: readonly Column[] = ['author', 'rating', 'text']

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
function withoutDecimals(text: string): string {
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
function describeIssue(issue: v.BaseIssue<unknown>, row: ReviewRow): string {
  const column = v.getDotPath(issue)
  const problem = `${column} ${issue.message}`
  if (column !== 'rating' && column !== 'date') return problem
  const value = row[column]
  return value ? `${problem}: ${value}` : problem
}

interface NumberedRow {
  /** Number of the row in a spreadsheet, from 1. */
  number: number
  row: ReviewRow
}

type FileResult =
  | { ok: true; rows: NumberedRow[] }
  | { ok: false; problem: string }

/** Rows of cells. */
type Table = string[][]

// Excel separates by semicolons in locales with decimal commas, and by tabs in
// UTF-16.
const delimiters = [',', ';', '\t']

/**
 * Reads the rows of a CSV that any spreadsheet program saved. Rows above the
 * headings, empty rows and other columns are skipped. The headings may be in
 * any order and case.
 */
export function readReviewFile(bytes: Uint8Array): FileResult {
  if (isZip(bytes))
    return { ok: false, problem: 'is a spreadsheet. Save it as "CSV UTF-8".' }
  const text = decodeText(bytes)
  if (text.trim() === '') return { ok: false, problem: 'contains no reviews.' }
  const tables: Table[] = []
  const errors: CsvError[] = []
  for (const delimiter of delimiters) {
    const parsed = parseTable(text, delimiter)
    if (parsed instanceof CsvError) errors.push(parsed)
    else tables.push(parsed)
  }
  const table = tables.find((rows) => rows.some(isHeading))
  if (table) return readTable(table)
  const [error] = errors
  if (!error) return { ok: false, problem: describeMissingHeading(tables) }
  const line = String(error['lines'])
  return {
    ok: false,
    problem: `has a quotation mark near line ${line} that is not closed.`,
  }
}

/** Returns whether a file is an archive, as Excel's own format is. */
function isZip(bytes: Uint8Array): boolean {
  return Buffer.from(bytes.subarray(0, 2)).toString() === 'PK'
}

/**
 * Parses a CSV. Keeps empty rows, so that the numbers are those of the
 * spreadsheet.
 */
function parseTable(text: string, delimiter: string): Table | CsvError {
  try {
    return parse(text, {
      delimiter,
      bom: true,
      trim: true,
      relax_column_count: true,
      relax_quotes: true,
    })
  } catch (error) {
    if (error instanceof CsvError) return error
    throw error
  }
}

function headingOf(cell: string): string {
  return cell.trim().toLowerCase()
}

function isHeading(cells: string[]): boolean {
  return missingColumns(cells).length === 0
}

function missingColumns(cells: string[]): Column[] {
  const names = new Set(cells.map(headingOf))
  return requiredColumns.filter((column) => !names.has(column))
}

function readTable(table: Table): FileResult {
  const headingIndex = table.findIndex(isHeading)
  const names = (table[headingIndex] ?? []).map(headingOf)
  const rows: NumberedRow[] = []
  for (const [index, cells] of table.entries()) {
    const isEmpty = cells.every((cell) => cell === '')
    if (index <= headingIndex || isEmpty) continue
    rows.push({ number: index + 1, row: toRow(names, cells) })
  }
  if (rows.length === 0) return { ok: false, problem: 'contains no reviews.' }
  return { ok: true, rows }
}

function toRow(names: string[], cells: string[]): ReviewRow {
  const row: ReviewRow = {}
  for (const column of reviewColumns) {
    const index = names.indexOf(column)
    row[column] = cells[index]
  }
  return row
}

/**
 * Names the columns that are missing in the row that looks most like headings.
 */
function describeMissingHeading(tables: Table[]): string {
  const missing = tables.flat().map(missingColumns)
  missing.sort((one, other) => one.length - other.length)
  const fewest = missing[0] ?? requiredColumns
  const advice = 'One row must have the headings author, rating, text and date.'
  if (fewest.length === requiredColumns.length)
    return `has no headings. ${advice}`
  return `has no column named ${fewest.join(' and none named ')}. ${advice}`
}
