import { pino } from 'pino'

import { logLine } from '#functions/_shared/log-line.ts'

import { logOfLines } from './log-of-lines'
import type { SiteLog } from './site-log'
import { openWaitlessOutput } from './waitless-output'

// What cannot be written at once waits in memory and is lost beyond a megabyte: no visitor waits for a log's reader.
const mostWaiting = 1024 * 1024

// Each write wakes another thread: the lines of a moment leave together, as many as half a pipe holds.
const longestMomentMs = 100
const largestBurst = 32_768

/** Writes the log to stderr. */
export function linesToOutput(): SiteLog {
  let burst = ''
  let leaving: NodeJS.Timeout | undefined

  function leave() {
    clearTimeout(leaving)
    leaving = undefined
    output.write(burst)
    burst = ''
  }

  function write(line: string) {
    burst += `${line}\n`
    if (burst.length > largestBurst) leave()
    else leaving ??= setTimeout(leave, longestMomentMs).unref()
  }

  // Before the output, which then waits until everything it was given is written.
  process.on('exit', leave)
  const output = pino.destination({ dest: openWaitlessOutput(), sync: false, maxLength: mostWaiting })
  // An error event nobody hears would end the process: a full disk costs lines only. pino itself minds a closed pipe.
  output.on('error', () => {})

  return logOfLines(write, logLine.timestamp)
}
