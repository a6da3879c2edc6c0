import { pino, stdTimeFunctions } from 'pino'

import type { LogLevel } from '#domain/log-level.ts'

/**
 * Logs one event of the local Supabase. Fields never contain request bodies,
 * because those have personal data.
 */
export type Log = (
  event: string,
  fields?: Record<string, string | number | boolean | null>,
  level?: 'debug' | 'info' | 'warn' | 'error',
) => void

/**
 * Creates a logger that writes one JSON line per event to stderr. stdout is for
 * the command's own output.
 */
export function logToStderr(level: LogLevel): Log {
  // Synchronous, because the last line may tell why the process ends.
  const destination = pino.destination({ dest: 2, sync: true })
  const formatters = { level: (name: string) => ({ level: name }) }
  const timestamp = stdTimeFunctions.isoTime
  const log = pino(
    { level, base: null, messageKey: 'event', timestamp, formatters },
    destination,
  )
  return (event, fields = {}, at = 'info') => log[at](fields, event)
}
