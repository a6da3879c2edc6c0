import { type LevelWithSilent, type Logger, pino, stdTimeFunctions } from 'pino'

/**
 * Log of the local Supabase. Fields never contain request bodies, because those
 * have personal data.
 */
export type Log = Logger

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
  return pino(options, destination)
}
