import { parse } from 'csv-parse/sync'
import * as v from 'valibot'

import { type OwnerReview, ownerReviewSchema, reviewProblems } from './owner-review.schema.ts'

const rowsSchema = v.array(v.record(v.string(), v.string()))

type ImportResult = { ok: true; reviews: OwnerReview[] } | { ok: false; message: string }

/** Reads reviews from CSV whose first line names the columns author, rating, text and date. All fit, or none is taken. */
export function readReviewsCsv(csv: string): ImportResult {
  const rows = parseRows(csv)
  if (!rows)
    return { ok: false, message: 'The file is no CSV with the columns author, rating, text and date.' }
  const reviews: OwnerReview[] = []
  for (const [index, row] of rows.entries()) {
    const parsed = v.safeParse(ownerReviewSchema, { ...row, date: row['date'] || undefined })
    // The first line is the headings.
    if (!parsed.success) return { ok: false, message: `Row ${index + 2}: ${reviewProblems(parsed.issues)}.` }
    reviews.push(parsed.output)
  }
  return { ok: true, reviews }
}

function parseRows(csv: string): v.InferOutput<typeof rowsSchema> | undefined {
  try {
    return v.parse(rowsSchema, parse(csv, { columns: true, bom: true, trim: true, skip_empty_lines: true }))
  } catch {
    return undefined
  }
}
