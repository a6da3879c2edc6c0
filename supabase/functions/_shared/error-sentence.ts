/** The sentence of what was thrown, without its properties: a database error carries the bound values in them. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
