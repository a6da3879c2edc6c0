import { type Transaction, types } from '@electric-sql/pglite'
import * as v from 'valibot'

import { ApiError, type CallerRole } from './api-error.ts'
import type { Database } from './database.ts'
import {
  isName,
  type Query,
  quoteName,
  selectQuery,
  unsupported,
} from './rest-query.ts'

interface RestOptions {
  database: Database
  role: CallerRole
  maxRows: number
}

const restPrefix = '/rest/v1/'
const callPrefix = 'rpc/'

/**
 * Rejects the rest of PostgREST, so that code that would behave differently on
 * a hosted project fails right away.
 */
export async function handleRest(
  request: Request,
  options: RestOptions,
): Promise<Response> {
  const path = new URL(request.url).pathname.slice(restPrefix.length)
  const isCall = path.startsWith(callPrefix)
  const name = isCall ? path.slice(callPrefix.length) : path
  if (!isName(name))
    throw new ApiError(404, {
      code: 'PGRST125',
      message: 'Invalid path specified in request URL',
    })
  rejectUnsupportedHeaders(request.headers)
  if (isCall) return await callFunction(request, name, options)
  return await readRelation(request, name, options)
}

async function readRelation(
  request: Request,
  name: string,
  { database, role, maxRows }: RestOptions,
): Promise<Response> {
  if (request.method !== 'GET')
    throw new ApiError(405, {
      code: 'PGRST117',
      message: `${request.method} not allowed: call a function to write`,
    })
  const { searchParams } = new URL(request.url)
  const query = selectQuery(name, searchParams, maxRows)
  const body = await database.runAs(role, 'read', (client) =>
    readBody(client, query),
  )
  return jsonResponse(body)
}

const parameterSchema = v.pipe(v.string(), v.check(isName))
const argumentsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((value) => !Array.isArray(value)),
  v.record(parameterSchema, v.unknown()),
)

async function callFunction(
  request: Request,
  name: string,
  { database, role }: RestOptions,
): Promise<Response> {
  if (request.method !== 'POST')
    throw new ApiError(405, {
      code: 'PGRST117',
      message: 'Call functions with POST',
    })
  const { search } = new URL(request.url)
  if (search !== '')
    throw unsupported('query parameters of a function call', search)
  const text = await request.text()
  const parsed = v.safeParse(argumentsSchema, text || '{}')
  if (!parsed.success)
    throw new ApiError(400, {
      code: 'PGRST102',
      message: 'The request body must be a JSON object of named arguments',
    })
  return await database.runAs(role, 'write', async (client) => {
    const resultKind = await findResultKind(client, name)
    const query = callQuery(name, parsed.output, resultKind)
    const body = await readBody(client, query)
    if (resultKind === 'void') return new Response(null, { status: 204 })
    return jsonResponse(body)
  })
}

type ResultKind = 'rows' | 'value' | 'void'

const resultRowSchema = v.object({
  kind: v.picklist(['rows', 'value', 'void']),
})

async function findResultKind(
  client: Transaction,
  name: string,
): Promise<ResultKind> {
  const { rows } = await client.query(
    `select case
              when prorettype = 'void'::regtype then 'void'
              when proretset then 'rows'
              else 'value'
            end as kind
     from pg_proc
     where pronamespace = 'public'::regnamespace and proname = $1`,
    [name],
  )
  if (rows.length > 0) return v.parse(resultRowSchema, rows[0]).kind
  throw new ApiError(404, {
    code: 'PGRST202',
    message: `Could not find the function public.${name}`,
  })
}

const resultExpressions: Record<ResultKind, string> = {
  rows: `coalesce(json_agg(result), '[]')`,
  value: 'json_agg(result) -> 0',
  void: 'count(*)',
}

function callQuery(
  name: string,
  args: Record<string, unknown>,
  resultKind: ResultKind,
): Query {
  const parameters = Object.keys(args).map(
    (parameter, index) => `${quoteName(parameter)} => $${index + 1}`,
  )
  const call = `public.${quoteName(name)}(${parameters.join(', ')})`
  const expression = resultExpressions[resultKind]
  return {
    sql: `select (${expression})::text as body from ${call} as result`,
    values: Object.values(args),
  }
}

const bodyRowSchema = v.object({ body: v.string() })

// PostgreSQL renders the JSON, so that numbers and times look as PostgREST's.
async function readBody(
  client: Transaction,
  { sql, values }: Query,
): Promise<string> {
  // Pass booleans as text and let PostgreSQL parse them.
  const serializers = { [types.BOOL]: String }
  const { rows } = await client.query(sql, values, { serializers })
  return v.parse(bodyRowSchema, rows[0]).body
}

function jsonResponse(body: string): Response {
  return new Response(body, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
}

const mediaTypes = new Set(['*/*', 'application/json'])

function rejectUnsupportedHeaders(headers: Headers): void {
  const preferences = headers.get('prefer')
  if (preferences !== null) throw unsupported('the Prefer header', preferences)
  const accept = headers.get('accept') ?? '*/*'
  if (mediaTypes.has(accept)) return
  throw new ApiError(406, {
    code: 'PGRST107',
    message: `None of these media types are available: ${accept}`,
  })
}
