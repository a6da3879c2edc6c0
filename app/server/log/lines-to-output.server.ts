import { pino } from 'pino'

import { readLogLevel } from '#functions/_shared/log-level.ts'

import { describedError } from './described-error'
import type { SiteLog } from './site-log'
import { openWaitlessOutput } from './waitless-output'

// What cannot be written at once waits in memory and is lost beyond a megabyte: no visitor waits for a log's reader.
const mostWaiting = 1024 * 1024

/** Writes the log to stderr. */
export function linesToOutput(): SiteLog {
  const output = pino.destination({ dest: openWaitlessOutput(), sync: false, maxLength: mostWaiting })
  // A full disk costs lines. The reader who is gone is pino's own matter.
  output.on('error', () => {})
  return pino(
    {
      level: readLogLevel(process.env.LOG_LEVEL) ?? 'info',
      base: null,
      messageKey: 'event',
      timestamp: pino.stdTimeFunctions.isoTime,
      serializers: { err: describedError },
      formatters: { level: (label) => ({ level: label }) },
    },
    output,
  )
}
