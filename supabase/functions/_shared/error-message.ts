/** The sentence of what was thrown, without its properties: a database error carries the bound values in them. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Its name alone: the message of an unexpected error may quote a visitor's data. */
export function nameOfError(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
