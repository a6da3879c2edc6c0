import { isTimeout } from '../../functions/_shared/is-timeout.ts'
import type { FunctionsHost } from '../functions-host.ts'
import type { ProjectConfig } from '../project-config.ts'
import { errorResponse, refusalResponse } from './api-error.ts'
import { readBody } from './body.ts'

// A hosted function gets 150 seconds of wall time on the free plan.
const timeoutMs = 150_000

// They describe one connection, not the message; fetch sets its own.
const connectionHeaders = [
  'connection',
  'content-length',
  'host',
  'keep-alive',
  'transfer-encoding',
  'upgrade',
  'expect',
]

interface Options {
  config: ProjectConfig
  /** The running functions host, or null while there is none. */
  currentHost: () => FunctionsHost | null
}

/** Passes /functions/v1/<name> on to the functions host. */
export function createFunctionsProxy({ config, currentHost }: Options) {
  return async (request: Request, url: URL): Promise<Response> => {
    const [name = '', ...rest] = url.pathname.slice('/functions/v1/'.length).split('/')
    const host = currentHost()
    if (!host) return refusalResponse(503, 'functions_unavailable', 'The functions are not running right now')
    if (!host.functions.includes(name)) {
      return refusalResponse(404, 'NOT_FOUND', 'Requested function was not found')
    }
    // A hosted project asks for a signed token unless config.toml says otherwise, and nobody has one: the keys are
    // none. Such a function must not seem to work here.
    if (config.functions[name]?.verify_jwt !== false && request.method !== 'OPTIONS') {
      return refusalResponse(401, 'UNAUTHORIZED', `config.toml does not set verify_jwt = false for ${name}`)
    }
    const body = await readBody(request)
    if (!body.ok) return errorResponse(body.error)
    return forward(request, new URL(`/${[name, ...rest].join('/')}${url.search}`, host.url), body.value)
  }
}

async function forward(request: Request, target: URL, body: ArrayBuffer): Promise<Response> {
  const headers = new Headers(request.headers)
  for (const name of connectionHeaders) headers.delete(name)
  // Uncompressed over loopback, or fetch would unpack the answer and its headers would lie.
  headers.set('accept-encoding', 'identity')
  try {
    const answer = await fetch(target, {
      method: request.method,
      headers,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
      ...(request.method === 'GET' || request.method === 'HEAD' ? {} : { body }),
    })
    const answerHeaders = new Headers(answer.headers)
    for (const name of connectionHeaders) answerHeaders.delete(name)
    return new Response(answer.body, { status: answer.status, headers: answerHeaders })
  } catch (error) {
    // The host died in the middle, or took too long.
    if (isTimeout(error)) return refusalResponse(504, 'functions_timeout', 'The function took too long')
    if (error instanceof TypeError)
      return refusalResponse(503, 'functions_unavailable', 'The function did not answer')
    throw error
  }
}
