import { pino } from 'pino'

import type { LogLevel } from '../functions/_shared/log-level.ts'
import { logLine } from '../functions/_shared/log-line.ts'

/** Receives one event of the local Supabase. Fields never carry request bodies: they hold personal data. */
export type Log = (
  event: string,
  fields?: Record<string, string | number | boolean | null>,
  level?: 'debug' | 'info' | 'warn' | 'error',
) => void

/** One JSON line an event, from this level on, to stderr; stdout belongs to the command's own answer. */
export function logToStderr(level: LogLevel): Log {
  // At once: the last line may say why it ends.
  const log = pino({ level, ...logLine }, pino.destination({ dest: 2, sync: true }))
  return (event, fields = {}, at = 'info') => log[at](fields, event)
}

/** For callers that only want the database, like the owner's commands. */
export function logNothing(): void {}
