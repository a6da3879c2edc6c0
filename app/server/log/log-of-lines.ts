import { logLevels, readLogLevel } from '#functions/_shared/log-level.ts'

import type { SiteLog } from './site-log'

type Level = Parameters<SiteLog['isLevelEnabled']>[0]

/**
 * A log that hands each line on to `write`: the level, whatever `moreOf` puts behind it, what is known, the event. By
 * hand, because a line is written for every answer: a logger made that a tenth of what a page from memory costs.
 * @param moreOf JSON of further fields that begins with a comma, asked for with every line.
 */
export function logOfLines(write: (line: string, level: Level) => void, moreOf = () => ''): SiteLog {
  const from = logLevels.indexOf(readLogLevel(process.env.LOG_LEVEL) ?? 'info')
  const isLevelEnabled = (level: Level) => logLevels.indexOf(level) >= from

  function lineOf(level: Level) {
    return (fields: object, event: string) => {
      if (!isLevelEnabled(level)) return
      const known = 'err' in fields ? { ...fields, err: describedError(fields.err) } : fields
      write(`{"level":"${level}"${moreOf()},${JSON.stringify({ ...known, event }).slice(1)}`, level)
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

/** What of an error may be in a log. Its other properties may not: a database's error carries the row in them. */
function describedError(error: unknown): string {
  if (error instanceof Error) return error.stack ?? error.message
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message)
  return String(error)
}
