import type { IncomingMessage, ServerResponse } from 'node:http'

import { pino, stdTimeFunctions } from 'pino'

import { readLogLevel } from '#functions/_shared/log.ts'

import { isCloudflareWorker } from './env.server'

/** The log of the site: one JSON line an event on stderr, from `LOG_LEVEL` on. */
export const log = pino(
  {
    level: readLogLevel(process.env.LOG_LEVEL) ?? 'info',
    base: null,
    messageKey: 'event',
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: describeError },
  },
  isCloudflareWorker
    ? { write: (line: string) => console.error(line.trimEnd()) }
    : pino.destination({ dest: 2, sync: false, minLength: 4096, periodicFlush: 100 }),
)

/** What of an error may be in a log. Its other properties may not: a database's error carries the row in them. */
function describeError(error: unknown): string {
  if (error instanceof Error) return error.stack ?? error.message
  if (typeof error === 'object' && error !== null && 'message' in error) return String(error.message)
  return String(error)
}

const slowMs = 1000
const unremarkable = /^\/(?:assets|pictures|videos)\/|\.(?:ico|png|svg)$|^\/(?:healthz|readyz)$/
const withMailAddress = /[^/]*(?:@|%40)[^/]*/gi

/**
 * Writes the line of a request when its response has been sent or its visitor has left: what was requested and how it went,
 * and nothing of the visitor. Files and pages from memory that went well are `debug`: there are dozens for every page.
 */
export function logWhenDone(request: IncomingMessage, response: ServerResponse, fromMemory: boolean): void {
  if (fromMemory && !log.isLevelEnabled('debug')) return
  const startedAt = performance.now()
  response.once('close', () => {
    // What stands behind a question mark may be anybody's, and so may what holds a mail address.
    const [target = ''] = request.url?.slice(0, 200).split('?') ?? []
    const path = target.replaceAll(withMailAddress, '...')
    const { statusCode: status, writableFinished } = response
    const ms = Math.round(performance.now() - startedAt)
    const id = response.getHeader('x-request-id')
    const line = { id, method: request.method, path, status, ms, ...(writableFinished ? {} : { left: true }) }
    if (status >= 500) log.error(line, 'request')
    else if (status < 400 && (fromMemory || unremarkable.test(path))) log.debug(line, 'request')
    else if (ms > slowMs) log.warn(line, 'request')
    else log.info(line, 'request')
  })
}
