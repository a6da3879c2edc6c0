import { limitRequestBody } from 'srvx/body-limit'
import { serve } from 'srvx/node'

import { ApiError, fromDatabaseError } from './api-error.ts'
import type { SupabaseKeys } from './api-keys.ts'
import type { Database } from './database.ts'
import { errorMessage, hasCode, StartError } from './errors.ts'
import {
  type ForwardOptions,
  forwardToFunction,
} from './forward-to-function.ts'
import { identifyCaller } from './identify-caller.ts'
import type { Log } from './log.ts'
import { handleRest } from './rest-api.ts'
import { handleStorage } from './storage.ts'

// Functions and buckets have limits of their own.
const maxRestBodyBytes = 1024 * 1024
const slowRequestMs = 1_000
const closeTimeoutMs = 5_000

interface GatewayOptions extends ForwardOptions {
  port: number
  dataDir: string
  database: Database
  keys: SupabaseKeys
  log: Log
}

interface Gateway {
  url: string
  close(): Promise<void>
}

export async function startGateway(options: GatewayOptions): Promise<Gateway> {
  const server = serve({
    fetch: (request) => respond(request, options),
    port: options.port,
    hostname: '127.0.0.1',
    manual: true,
    silent: true,
    gracefulShutdown: false,
    // Closing an idle connection could drop a request sent at that moment, so
    // the callers close them instead.
    node: { keepAliveTimeout: 0 },
  })
  try {
    await server.serve()
  } catch (error) {
    if (!hasCode(error, 'EADDRINUSE')) throw error
    throw new StartError(
      `Port ${options.port} of the local Supabase is already in use.`,
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

async function respond(
  request: Request,
  options: GatewayOptions,
): Promise<Response> {
  const { method } = request
  const { pathname: path } = new URL(request.url)
  const startedAt = performance.now()
  const response = await routeSafely(request, path, options)
  const milliseconds = Math.round(performance.now() - startedAt)
  const { status } = response
  const fields = { method, path, status, milliseconds }
  options.log[levelOf(status, milliseconds)](fields, 'request')
  return response
}

function levelOf(status: number, milliseconds: number) {
  if (status >= 500) return 'error'
  return milliseconds > slowRequestMs ? 'warn' : 'debug'
}

async function routeSafely(
  request: Request,
  path: string,
  options: GatewayOptions,
): Promise<Response> {
  try {
    return await route(request, path, options)
  } catch (error) {
    if (error instanceof ApiError) return error.toResponse()
    if (hasCode(error, 'ERR_BODY_TOO_LARGE')) return tooLarge.toResponse()
    const { method } = request
    const fields = { method, path, error: errorMessage(error) }
    options.log.error(fields, 'request failed')
    return internalError.toResponse()
  }
}

const tooLarge = new ApiError(413, {
  code: 'body_too_large',
  message: 'The request body is too large',
})
const internalError = new ApiError(500, {
  code: 'XX000',
  message: 'Internal error in the local Supabase. See its log',
})

async function route(
  request: Request,
  path: string,
  options: GatewayOptions,
): Promise<Response> {
  if (path.startsWith('/functions/v1/'))
    return forwardToFunction(request, options)
  if (path.startsWith('/rest/v1/')) return respondToRest(request, options)
  if (path.startsWith('/storage/v1/')) return handleStorage(request, options)
  if (path === '/backup') return respondToBackup(request, options)
  throw new ApiError(404, {
    code: 'no_route',
    message:
      'The local Supabase serves /rest/v1, /storage/v1 and /functions/v1',
  })
}

async function respondToRest(
  request: Request,
  { database, keys, project }: GatewayOptions,
): Promise<Response> {
  const role = identifyCaller(request.headers, keys)
  const maxRows = project.api.max_rows
  try {
    const limited = limitRequestBody(request, maxRestBodyBytes)
    return await handleRest(limited, { database, role, maxRows })
  } catch (error) {
    throw fromDatabaseError(error, role) ?? error
  }
}

async function respondToBackup(
  request: Request,
  { database, keys }: GatewayOptions,
): Promise<Response> {
  const role = identifyCaller(request.headers, keys)
  if (role !== 'service_role' || request.method !== 'POST')
    throw new ApiError(403, {
      code: '42501',
      message: 'A backup requires POST and the secret key',
    })
  return new Response(await database.dump())
}
