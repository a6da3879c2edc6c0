/**
 * Returns only the message of a thrown value, because a database error has the
 * bound values in its properties.
 */
export function errorMessage(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/**
 * Returns only the name of an error, because the message of an unexpected one
 * may quote a visitor's data.
 */
export function errorName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
