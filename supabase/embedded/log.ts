/** Receives one event of the embedded Supabase. Fields never carry request bodies: they hold personal data. */
export type Log = (event: string, fields?: Record<string, string | number | boolean | null>) => void

/** Writes one JSON line an event to stderr; stdout belongs to the command's own answer. */
export function logToStderr(event: string, fields: Parameters<Log>[1] = {}): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), event, ...fields })}\n`)
}

/** For callers that only want the database, like the owner's commands. */
export function logNothing(): void {}

/** The sentence of an error without its properties: a database error carries the bound values in them. */
export function sentenceOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
