import type { IncomingMessage, ServerResponse } from 'node:http'

import { pino, stdTimeFunctions } from 'pino'

import { readLogLevel } from '#domain/log-level.ts'

import { currentRequestId } from './request-id.server'

/** One JSON line per event on stderr. */
export const log = pino(
  {
    level: readLogLevel(process.env.LOG_LEVEL) ?? 'info',
    base: null,
    messageKey: 'event',
    timestamp: stdTimeFunctions.isoTime,
    formatters: { level: (level) => ({ level }) },
    serializers: { err: describeError },
    mixin: requestIdField,
  },
  { write: (line: string) => console.error(line.trimEnd()) },
)

function requestIdField(): { id?: string } {
  const id = currentRequestId()
  return id === undefined ? {} : { id }
}

// Other properties of a database error contain the row.
function describeError(error: unknown): string | undefined {
  return error instanceof Error ? error.stack : String(error)
}

const slowMs = 1000
const quietPaths = [
  /^\/(?:assets|pictures|videos)\//,
  /\.(?:ico|png|svg)$/,
  /^\/(?:healthz|readyz)$/,
]
const segmentWithEmail = /[^/]*(?:@|%40)[^/]*/gi
const requestToken = /^\/request\/[\w-]{20,}/i

/** Every page causes dozens of requests for files, logged as `debug`. */
export function logRequest(
  request: IncomingMessage,
  response: ServerResponse,
  fromMemory: boolean,
): void {
  if (fromMemory && !log.isLevelEnabled('debug')) return
  const startedAt = performance.now()
  const id = currentRequestId()
  response.once('close', () => {
    const path = loggedPath(request)
    const status = response.statusCode
    const ms = Math.round(performance.now() - startedAt)
    const isQuiet =
      fromMemory || quietPaths.some((pattern) => pattern.test(path))
    const level = requestLevel({ status, ms, isQuiet })
    log[level]({ id, method: request.method, path, status, ms }, 'request')
  })
}

/**
 * Leaves out the query string, path segments with an email address, and the
 * token of a request's page.
 */
function loggedPath({ url = '' }: IncomingMessage): string {
  const [path = ''] = url.slice(0, 200).split('?')
  return path
    .replaceAll(segmentWithEmail, '...')
    .replace(requestToken, '/request/...')
}

interface FinishedRequest {
  status: number
  ms: number
  isQuiet: boolean
}

function requestLevel({ status, ms, isQuiet }: FinishedRequest) {
  if (status >= 500) return 'error'
  if (status < 400 && isQuiet) return 'debug'
  return ms > slowMs ? 'warn' : 'info'
}
