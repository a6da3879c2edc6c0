import { CsvError, parse } from 'csv-parse/sync'
import * as v from 'valibot'

import { dayExample, isRealDay, parseDay, today } from './days.ts'
import { decodeText } from './settings-file.ts'

export const reviewColumns = ['author', 'rating', 'text', 'date'] as const
type Column = (typeof reviewColumns)[number]

/** A review as typed or as read from a row. A missing cell is undefined. */
export type ReviewRow = Partial<Record<Column, string | undefined>>

const requiredColumns: readonly Column[] = ['author', 'rating', 'text']

const day = v.pipe(
  v.string(),
  v.transform((text) => (text.trim() === '' ? today() : parseDay(text))),
  v.string(`must be a date such as ${dayExample}`),
  v.check(isRealDay, 'is not a real date (the month comes first)'),
  v.check((iso) => iso <= today(), 'is in the future'),
)

/** A valid review. Without a date, it was written today. */
export const reviewSchema = v.object({
  author: requiredText(120),
  rating: v.pipe(
    v.optional(v.string(), ''),
    // Spreadsheets write 5.0, or 5,0 with decimal commas.
    v.transform((text) => text.trim().replace(/[.,]0+$/, '')),
    v.regex(/^[1-5]$/, 'must be 1, 2, 3, 4 or 5'),
    v.transform(Number),
  ),
  text: requiredText(5000),
  date: v.optional(day, ''),
})

function requiredText(maxLength: number) {
  return v.pipe(
    v.optional(v.string(), ''),
    v.excludes('\0', 'contains a NUL character'),
    v.trim(),
    v.nonEmpty('is missing'),
    v.maxLength(maxLength, `is longer than ${maxLength} characters`),
  )
}

/**
 * Lists what is wrong with a review, with the value where it helps: `rating
 * must be 1, 2, 3, 4 or 5: 6`.
 */
export function describeProblems(
  issues: readonly v.BaseIssue<unknown>[],
  row: ReviewRow,
): string {
  const problems = issues.map((issue) => {
    const column = reviewColumns.find((name) => name === v.getDotPath(issue))
    const value =
      column === 'rating' || column === 'date' ? row[column] : undefined
    return `${column} ${issue.message}${value ? `: ${value}` : ''}`
  })
  return problems.join('; ')
}

interface NumberedRow {
  /** Number of the row in a spreadsheet, from 1. */
  number: number
  row: ReviewRow
}

type FileResult =
  | { ok: true; rows: NumberedRow[] }
  | { ok: false; problem: string }

// Excel separates by semicolons in locales with decimal commas, and by tabs in
// UTF-16.
const delimiters = [',', ';', '\t']

/**
 * Reads the rows of a CSV that any spreadsheet program saved. Rows above the
 * headings, empty rows and other columns are skipped. The headings may be in
 * any order and case.
 */
export function readReviewFile(bytes: Uint8Array): FileResult {
  if (Buffer.from(bytes.subarray(0, 2)).toString() === 'PK')
    return { ok: false, problem: 'is a spreadsheet. Save it as "CSV UTF-8".' }
  const text = decodeText(bytes)
  if (text.trim() === '') return { ok: false, problem: 'contains no reviews.' }
  const tables = delimiters.map((delimiter) => parseTable(text, delimiter))
  const table = tables.find(
    (rows) => Array.isArray(rows) && rows.some(isHeading),
  )
  if (Array.isArray(table)) return readTable(table)
  const error = tables.find((rows) => rows instanceof CsvError)
  if (error instanceof CsvError)
    return {
      ok: false,
      problem: `has a quotation mark near line ${String(error['lines'])} that is not closed.`,
    }
  return {
    ok: false,
    problem: describeMissingHeading(
      tables.filter((rows) => Array.isArray(rows)),
    ),
  }
}

/**
 * Parses a CSV into rows of cells. Keeps empty rows, so that the numbers are
 * those of the spreadsheet.
 */
function parseTable(text: string, delimiter: string): string[][] | CsvError {
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
  const names = new Set(cells.map(headingOf))
  return requiredColumns.every((column) => names.has(column))
}

function readTable(table: string[][]): FileResult {
  const headingIndex = table.findIndex(isHeading)
  const names = (table[headingIndex] ?? []).map(headingOf)
  const rows = table
    .map((cells, index) => ({ number: index + 1, cells }))
    .slice(headingIndex + 1)
  const filled = rows.filter(({ cells }) => cells.some((cell) => cell !== ''))
  if (filled.length === 0) return { ok: false, problem: 'contains no reviews.' }
  return {
    ok: true,
    rows: filled.map(({ number, cells }) => ({
      number,
      row: toRow(names, cells),
    })),
  }
}

function toRow(names: string[], cells: string[]): ReviewRow {
  return Object.fromEntries(
    reviewColumns.map((column) => [column, cells[names.indexOf(column)]]),
  )
}

/**
 * Names the columns that are missing in the row that looks most like headings.
 */
function describeMissingHeading(tables: string[][][]): string {
  const rows = tables.flat().map((cells) => cells.map(headingOf))
  const missing = rows.map((names) =>
    requiredColumns.filter((column) => !names.includes(column)),
  )
  const fewest =
    missing.toSorted((one, other) => one.length - other.length)[0] ??
    requiredColumns
  const headings =
    'One row must have the headings author, rating, text and date.'
  if (fewest.length === requiredColumns.length)
    return `has no headings. ${headings}`
  return `has no column named ${fewest.join(' and none named ')}. ${headings}`
}
