import { ApiError } from './api-error.ts'
import type { DenoProcess } from './deno-process.ts'
import type { ProjectConfig } from './project-config.ts'

// Wall-clock limit of hosted functions on the free plan.
const functionTimeoutMs = 150_000

export interface ForwardOptions {
  project: ProjectConfig
  currentProcess: () => DenoProcess | undefined
}

export async function forwardToFunction(
  request: Request,
  { currentProcess, project }: ForwardOptions,
): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const path = pathname.slice('/functions/v1'.length)
  const name = path.split('/')[1] ?? ''
  const process = currentProcess()
  if (!process) throw unavailable('The functions are not running')
  if (!process.functions.includes(name))
    throw new ApiError(404, {
      code: 'NOT_FOUND',
      message: 'Requested function was not found',
    })
  // A hosted project requires a JWT unless config.toml turns that off. A
  // function that fails there must not work here.
  const needsJwt = project.functions[name]?.verify_jwt !== false
  if (needsJwt)
    throw new ApiError(401, {
      code: 'UNAUTHORIZED',
      message: `config.toml does not set verify_jwt = false for ${name}`,
    })
  return await forward(request, new URL(path + search, process.url))
}

async function forward(request: Request, url: URL): Promise<Response> {
  const headers = withoutConnectionHeaders(request.headers)
  // Otherwise fetch would decompress the response, and its headers would be
  // wrong.
  headers.set('accept-encoding', 'identity')
  // A large body takes no more memory than a chunk of it.
  const streamed = { body: request.body, duplex: 'half' } as const
  try {
    const response = await fetch(url, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(functionTimeoutMs),
      ...streamed,
    })
    return new Response(response.body, {
      status: response.status,
      headers: withoutConnectionHeaders(response.headers),
    })
  } catch (error) {
    throw explainFailure(error)
  }
}

function explainFailure(error: unknown): unknown {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return new ApiError(504, {
      code: 'functions_timeout',
      message: 'The function timed out',
    })
  const isProcessGone = error instanceof TypeError
  return isProcessGone ? unavailable('The function did not respond') : error
}

function unavailable(message: string): ApiError {
  return new ApiError(503, { code: 'functions_unavailable', message })
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

function withoutConnectionHeaders(source: Headers): Headers {
  const headers = new Headers(source)
  for (const name of connectionHeaders) headers.delete(name)
  return headers
}
