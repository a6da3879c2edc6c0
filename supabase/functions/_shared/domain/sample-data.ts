/** How the ids of rows begin that come from the firm's folder. */
export const folderRows = {
  film: 'f11a0000-0000-4000-8000-',
  review: 'c5f00000-0000-4000-8000-',
  sampleReview: '5a3b1e00-0000-4000-8000-',
}

/** Mirrors the SQL function is_sample_row. */
export function isSampleRow(id: string): boolean {
  const { film, sampleReview } = folderRows
  return id.startsWith(film) || id.startsWith(sampleReview)
}
