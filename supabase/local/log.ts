import { writeSync } from 'node:fs'

import { type LevelWithSilent, type Logger, pino, stdTimeFunctions } from 'pino'

/** Fields never contain request bodies, because those have personal data. */
export type Log = Logger

/** Neither a full disk nor a closed terminal may stop what is logged. */
export function writeLog(text: string | Uint8Array): void {
  try {
    writeSync(2, Buffer.from(text))
  } catch {
    // There is no other place to report it.
  }
}

export function logToStderr(level: LevelWithSilent): Log {
  const options = {
    level,
    base: null,
    messageKey: 'event',
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (name: string) => ({ level: name }) },
  }
  return pino(options, { write: writeLog })
}
