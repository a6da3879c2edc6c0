import { logOfLines } from './log-of-lines'
import type { SiteLog } from './site-log'

/** Writes the log to the console, which a host of functions keeps, with the time of its own. */
export function linesToConsole(): SiteLog {
  // oxlint-disable-next-line no-console -- there is no other output
  return logOfLines((line, level) => console[level](line))
}
