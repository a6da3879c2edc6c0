import { logLevels, readLogLevel } from '#functions/_shared/log-level.ts'

import { describedError } from './described-error'
import type { SiteLog } from './site-log'

type Level = Parameters<SiteLog['isLevelEnabled']>[0]

/** Writes the log to the console, which a host of functions keeps, with the time of its own. */
export function linesToConsole(): SiteLog {
  const from = logLevels.indexOf(readLogLevel(process.env.LOG_LEVEL) ?? 'info')
  const isLevelEnabled = (level: Level) => logLevels.indexOf(level) >= from

  function lineOf(level: Level) {
    return (fields: object, event: string) => {
      if (!isLevelEnabled(level)) return
      const known = 'err' in fields ? { ...fields, err: describedError(fields.err) } : fields
      // oxlint-disable-next-line no-console -- there is no other output
      console[level](JSON.stringify({ level, ...known, event }))
    }
  }

  return {
    debug: lineOf('debug'),
    info: lineOf('info'),
    warn: lineOf('warn'),
    error: lineOf('error'),
    isLevelEnabled,
  }
}
