import type { IncomingMessage, ServerResponse } from 'node:http'

import { pino, stdTimeFunctions } from 'pino'

import { readLogLevel } from '#domain/log-level.ts'

import { isCloudflareWorker } from './env.server'

/**
 * The site's log: one JSON line per event on stderr, at `LOG_LEVEL` and above.
 */
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
    : pino.destination({
        dest: 2,
        sync: false,
        minLength: 4096,
        periodicFlush: 100,
      }),
)

/**
 * Returns only the stack or message of an error because other properties of a
 * database error contain the row.
 */
function describeError(error: unknown): string {
  if (error instanceof Error) return error.stack ?? error.message
  if (typeof error === 'object' && error !== null && 'message' in error)
    return String(error.message)
  return String(error)
}

const slowMs = 1000
const quietPaths =
  /^\/(?:assets|pictures|videos)\/|\.(?:ico|png|svg)$|^\/(?:healthz|readyz)$/
const segmentWithEmail = /[^/]*(?:@|%40)[^/]*/gi

/**
 * Logs a request once its response has been sent or the visitor has
 * disconnected. The line contains nothing about the visitor. Successful
 * requests for files and cached pages are logged as `debug` because every page
 * causes dozens.
 */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  fromMemory: boolean,
): void {
  if (fromMemory && !log.isLevelEnabled('debug')) return
  const startedAt = performance.now()
  response.once('close', () => {
    // Query strings and path segments with an email address may contain
    // personal data.
    const [target = ''] = request.url?.slice(0, 200).split('?') ?? []
    const path = target.replaceAll(segmentWithEmail, '...')
    const { statusCode: status, writableFinished } = response
    const ms = Math.round(performance.now() - startedAt)
    const id = response.getHeader('x-request-id')
    const line = {
      id,
      method: request.method,
      path,
      status,
      ms,
      ...(writableFinished ? {} : { left: true }),
    }
    if (status >= 500) log.error(line, 'request')
    else if (status < 400 && (fromMemory || quietPaths.test(path)))
      log.debug(line, 'request')
    else if (ms > slowMs) log.warn(line, 'request')
    else log.info(line, 'request')
  })
}
