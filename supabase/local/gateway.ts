import { serve } from 'srvx/node'

import { errorMessage } from '#domain/error-message.ts'
import { isTimeout } from '#functions/_shared/platform/call-external-api.ts'
import { isSameSecret } from '#functions/_shared/platform/timing-safe-equal.ts'

import { ApiError, type CallerRole, fromDatabaseError } from './api-error.ts'
import type { Keys } from './api-keys.ts'
import type { ProjectConfig } from './config.ts'
import { StartError } from './data-folder.ts'
import type { Database } from './database.ts'
import type { Log } from './log.ts'
import { hasCode } from './private-files.ts'
import { handleRest } from './rest-api.ts'
import type { FunctionsHost } from './restarting-deno-process.ts'

const maxBodyBytes = 1024 * 1024
// Wall-clock limit of hosted functions on the free plan.
const functionTimeoutMs = 150_000
const slowMs = 1_000
// Grace period for in-flight requests when the server closes.
const closeTimeoutMs = 5_000

interface GatewayOptions {
  port: number
  database: Database
  keys: Keys
  config: ProjectConfig
  /** Returns the running functions host, if any. */
  currentHost: () => FunctionsHost | undefined
  log: Log
}

/**
 * Serves the database and the functions at one URL like a hosted project, but
 * only on the loopback interface.
 */
export async function startGateway(
  options: GatewayOptions,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = serve({
    fetch: (request) => respond(request, options),
    port: options.port,
    hostname: '127.0.0.1',
    manual: true,
    silent: true,
    gracefulShutdown: false,
    maxRequestBodySize: maxBodyBytes,
    // Closing an idle connection could drop a request sent at that moment, so
    // the callers close them instead.
    node: { keepAliveTimeout: 0 },
  })
  try {
    await server.serve()
  } catch (error) {
    if (!hasCode(error, 'EADDRINUSE')) throw error
    throw new StartError(
      `Port ${options.port} is already in use. Set SUPABASE_PORT to a free port.`,
    )
  }
  return {
    url: `http://127.0.0.1:${new URL(server.url ?? '').port}`,
    async close() {
      const cutOff = setTimeout(() => void server.close(true), closeTimeoutMs)
      await server.close()
      clearTimeout(cutOff)
    },
  }
}

/**
 * Responds to a request and logs it as `error` if it failed, as `warn` if it
 * was slow, and else as `debug`.
 */
async function respond(
  request: Request,
  options: GatewayOptions,
): Promise<Response> {
  const { method } = request
  const { pathname: path } = new URL(request.url)
  const startedAt = performance.now()
  const response = await route(request, path, options).catch(
    (error: unknown) => {
      if (error instanceof ApiError) return error.toResponse()
      if (hasCode(error, 'ERR_BODY_TOO_LARGE'))
        return new ApiError(
          413,
          'body_too_large',
          `Request body exceeds ${maxBodyBytes} bytes`,
        ).toResponse()
      options.log(
        'request failed',
        { method, path, error: errorMessage(error) },
        'error',
      )
      return new ApiError(
        500,
        'XX000',
        'Internal error in the local Supabase. See its log',
      ).toResponse()
    },
  )
  const milliseconds = Math.round(performance.now() - startedAt)
  const level =
    response.status >= 500 ? 'error' : milliseconds > slowMs ? 'warn' : 'debug'
  options.log(
    'request',
    { method, path, status: response.status, milliseconds },
    level,
  )
  return response
}

async function route(
  request: Request,
  path: string,
  options: GatewayOptions,
): Promise<Response> {
  const { database, keys, config } = options
  if (path.startsWith('/functions/v1/')) return callFunction(request, options)
  if (path.startsWith('/rest/v1/')) {
    const role = identifyCaller(request.headers, keys)
    return handleRest(database, role, request, config.api.max_rows).catch(
      (error: unknown) => {
        throw fromDatabaseError(error, role) ?? error
      },
    )
  }
  if (path === '/health') {
    await database.runAs('anon', 'read', (client) => client.query('select 1'))
    return Response.json({ status: 'ok' })
  }
  if (path === '/backup') {
    if (
      identifyCaller(request.headers, keys) !== 'service_role' ||
      request.method !== 'POST'
    )
      throw new ApiError(
        403,
        '42501',
        'A backup requires POST and the secret key',
      )
    return new Response(await database.dump())
  }
  throw new ApiError(
    404,
    'no_route',
    'The local Supabase serves /rest/v1, /functions/v1 and /health',
  )
}

/**
 * Returns the caller's role from the key in the `apikey` header or in
 * `Authorization: Bearer`. An unknown bearer is rejected, just as a hosted
 * project rejects a token it has not signed.
 */
function identifyCaller(headers: Headers, keys: Keys): CallerRole {
  const apiKey = headers.get('apikey')
  const bearer = /^Bearer +(?<token>\S+)$/i.exec(
    headers.get('authorization') ?? '',
  )?.groups?.['token']
  if (apiKey === null && bearer === undefined)
    throw new ApiError(
      401,
      'no_api_key',
      'Missing API key. Send it in the apikey header',
    )
  const keyRole = apiKey === null ? undefined : roleOfKey(apiKey, keys)
  if (apiKey !== null && !keyRole)
    throw new ApiError(401, 'invalid_api_key', 'Invalid API key')
  // The bearer takes precedence, as on a hosted project. supabase-js repeats
  // the key there.
  const role = bearer === undefined ? keyRole : roleOfKey(bearer, keys)
  if (!role)
    throw new ApiError(
      401,
      'PGRST301',
      'Invalid token: only API keys are accepted',
    )
  return role
}

function roleOfKey(
  key: string,
  { publishableKey, secretKey }: Keys,
): CallerRole | undefined {
  if (isSameSecret(key, publishableKey)) return 'anon'
  return isSameSecret(key, secretKey) ? 'service_role' : undefined
}

// Headers of the connection rather than the message. fetch sets its own.
const connectionHeaders = [
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
  'expect',
]

/** Forwards /functions/v1/<name> to the functions host. */
async function callFunction(
  request: Request,
  { currentHost, config }: GatewayOptions,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const path = pathname.slice('/functions/v1'.length)
  const name = path.split('/')[1] ?? ''
  const host = currentHost()
  if (!host)
    throw new ApiError(
      503,
      'functions_unavailable',
      'The functions are not running',
    )
  if (!host.functions.includes(name))
    throw new ApiError(404, 'NOT_FOUND', 'Requested function was not found')
  // A hosted project requires a JWT unless config.toml turns that off, and the
  // keys are not JWTs. A function that fails there must not work here.
  if (
    config.functions[name]?.verify_jwt !== false &&
    request.method !== 'OPTIONS'
  )
    throw new ApiError(
      401,
      'UNAUTHORIZED',
      `config.toml does not set verify_jwt = false for ${name}`,
    )

  const body = await request.arrayBuffer()
  const headers = withoutConnectionHeaders(request.headers)
  // Otherwise fetch would decompress the response, and its headers would be
  // wrong.
  headers.set('accept-encoding', 'identity')
  try {
    const response = await fetch(new URL(path + search, host.url), {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(functionTimeoutMs),
      ...(request.method === 'GET' || request.method === 'HEAD'
        ? {}
        : { body }),
    })
    const { status } = response
    return new Response(response.body, {
      status,
      headers: withoutConnectionHeaders(response.headers),
    })
  } catch (error) {
    if (isTimeout(error))
      throw new ApiError(504, 'functions_timeout', 'The function timed out')
    // The functions host died.
    if (error instanceof TypeError)
      throw new ApiError(
        503,
        'functions_unavailable',
        'The function did not respond',
      )
    throw error
  }
}

function withoutConnectionHeaders(source: Headers): Headers {
  const headers = new Headers(source)
  for (const name of connectionHeaders) headers.delete(name)
  return headers
}
