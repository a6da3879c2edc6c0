import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import { readReviews, type Review } from './review-file.ts'

interface FirmReviews {
  reviews: Review[]
  /** Invented ones that came with the sample. */
  sampleReviews: Review[]
  problems: string[]
}

/** Reads the folder's reviews.csv, which may be missing. */
export function readFirmReviews(firmFolder: string): FirmReviews {
  const sampleTexts = new Set(
    readFolder('sample').reviews.map(({ text }) => text),
  )
  const { reviews, problems } = readFolder(firmFolder)
  return {
    reviews: reviews.filter(({ text }) => !sampleTexts.has(text)),
    sampleReviews: reviews.filter(({ text }) => sampleTexts.has(text)),
    problems,
  }
}

function readFolder(folder: string) {
  const file = join(folder, 'reviews.csv')
  if (!existsSync(file)) return { reviews: [], problems: [] }
  const read = readReviews(readFileSync(file))
  if (read.ok) return { reviews: read.reviews, problems: [] }
  const problems = read.problems.map((problem) => `reviews.csv: ${problem}`)
  return { reviews: [], problems }
}
