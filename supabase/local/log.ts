import { type LevelWithSilent, pino, stdTimeFunctions } from 'pino'

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
export function logToStderr(level: LevelWithSilent): Log {
  // Synchronous, because the last line may tell why the process ends.
  const destination = pino.destination({ dest: 2, sync: true })
  const options = {
    level,
    base: null,
    messageKey: 'event',
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (name: string) => ({ level: name }) },
  }
  const logger = pino(options, destination)
  return (event, fields = {}, eventLevel = 'info') => {
    logger[eventLevel](fields, event)
  }
}
