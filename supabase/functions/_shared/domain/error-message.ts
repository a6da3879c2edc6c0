/** A database error has the bound values in its properties. */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** The message of an unexpected error may quote a visitor's data. */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
