import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { firmFolder } from './firm.cjs'
import { readReviews, type Review } from './review-file.ts'

interface FirmReviews {
  reviews: Review[]
  problems: string[]
}

/** Reads the folder's reviews.csv, which may be missing. */
export function readFirmReviews(): FirmReviews {
  const file = join(firmFolder, 'reviews.csv')
  if (!existsSync(file)) return { reviews: [], problems: [] }
  const read = readReviews(readFileSync(file))
  if (read.ok) return { reviews: read.reviews, problems: [] }
  const problems = read.problems.map((problem) => `reviews.csv: ${problem}`)
  return { reviews: [], problems }
}
