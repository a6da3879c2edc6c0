import { pino, stdTimeFunctions } from 'pino'

import type { LogLevel } from '../functions/_shared/log.ts'

/** Receives one event of the local Supabase. Fields never carry request bodies: they hold personal data. */
export type Log = (
  event: string,
  fields?: Record<string, string | number | boolean | null>,
  level?: 'debug' | 'info' | 'warn' | 'error',
) => void

/** One JSON line an event, from this level on, to stderr; stdout belongs to the command's own output. */
export function logToStderr(level: LogLevel): Log {
  // At once: the last line may say why it ends.
  const destination = pino.destination({ dest: 2, sync: true })
  const formatters = { level: (name: string) => ({ level: name }) }
  const timestamp = stdTimeFunctions.isoTime
  const log = pino({ level, base: null, messageKey: 'event', timestamp, formatters }, destination)
  return (event, fields = {}, at = 'info') => log[at](fields, event)
}
