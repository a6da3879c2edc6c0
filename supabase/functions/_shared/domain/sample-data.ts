/** Mirrors the SQL function is_sample_row. */
export function isSampleRow(id: string): boolean {
  return /^(?:5a3b1e00|f11a0000)-0000-4000-8000-/.test(id)
}
