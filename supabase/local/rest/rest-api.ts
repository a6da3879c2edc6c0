import type { Keys } from '../data-folder/keys.ts'
import type { Database } from '../database/database.ts'
import { errorResponse, type Parsed, type Refusal, refuse } from '../gateway/api-error.ts'
import { readBody } from '../gateway/body.ts'
import { type CallerRole, identifyCaller } from '../gateway/caller.ts'
import { callFunction, findFunction } from './function-call.ts'
import { answerForDatabaseError } from './postgres-error.ts'
import { queryAnswer } from './query-answer.ts'
import { refusedHeader } from './request-headers.ts'
import { selectAnswer } from './select-answer.ts'

interface Options {
  database: Database
  keys: Keys
  maxRows: number
}

/**
 * A subset of PostgREST: reads of one table or view, and calls of functions. Anything else is refused with an
 * error in PostgREST's shape, so that code which would behave differently on a hosted project fails at once.
 */
export function createRestApi({ database, keys, maxRows }: Options) {
  return async (request: Request, url: URL): Promise<Response> => {
    const caller = identifyCaller(request.headers, keys)
    if (!caller.ok) return errorResponse(caller.error)
    try {
      const answer = await dispatch(request, url, caller.value)
      return answer.ok ? answer.value : errorResponse(answer.error)
    } catch (error) {
      const known = answerForDatabaseError(error, caller.value)
      if (known) return errorResponse(known)
      throw error
    }
  }

  async function dispatch(request: Request, url: URL, role: CallerRole): Promise<Parsed<Response>> {
    const path = /^\/rest\/v1\/(?<rpc>rpc\/)?(?<name>\w+)$/.exec(url.pathname)?.groups
    if (!path) return refuse(404, 'PGRST125', 'Invalid path specified in request URL')
    const { rpc, name = '' } = path
    return rpc === undefined ? read(request, url, role, name) : call(request, url, role, name)
  }

  async function read(request: Request, url: URL, role: CallerRole, name: string): Promise<Parsed<Response>> {
    const relation = database.catalog.relations.get(name)
    if (!relation)
      return refuse(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`)
    if (request.method !== 'GET') return wrongMethod(request, 'tables: writes go through functions')
    const refused = refusedHeader(request.headers)
    if (refused) return refused
    const query = selectAnswer(relation, url.searchParams, maxRows)
    if (!query.ok) return query
    return database.runAs(role, 'read', (client) => queryAnswer(client, query.value))
  }

  async function call(request: Request, url: URL, role: CallerRole, name: string): Promise<Parsed<Response>> {
    if (request.method !== 'POST') return wrongMethod(request, 'functions: use POST')
    if (url.search !== '') {
      const message = 'The embedded Supabase does not select from or filter what a function returns'
      return refuse(400, 'PGRST100', message)
    }
    const refused = refusedHeader(request.headers)
    if (refused) return refused
    const body = await readBody(request)
    if (!body.ok) return body
    const found = findFunction(database.catalog, name, new TextDecoder().decode(body.value))
    if (!found.ok) return found
    return database.runAs(role, 'write', (client) => callFunction(client, found.value))
  }
}

function wrongMethod({ method }: Request, what: string): Refusal {
  return refuse(405, 'PGRST117', `The embedded Supabase does not support ${method} on ${what}`)
}
