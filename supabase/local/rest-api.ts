import { type Transaction, types } from '@electric-sql/pglite'
import * as v from 'valibot'

import { ApiError, type CallerRole } from './api-error.ts'
import type { Database } from './database.ts'

/**
 * Handles a subset of PostgREST: reads of one table or view, and function
 * calls. Anything else is rejected, so that code that would behave differently
 * on a hosted project fails right away.
 */
export async function handleRest(
  { runAs }: Database,
  role: CallerRole,
  request: Request,
  maxRows: number,
): Promise<Response> {
  const url = new URL(request.url)
  const { rpc, name } =
    /^\/rest\/v1\/(?<rpc>rpc\/)?(?<name>\w+)$/.exec(url.pathname)?.groups ?? {}
  if (name === undefined)
    throw new ApiError(404, 'PGRST125', 'Invalid path specified in request URL')
  rejectUnsupportedHeaders(request.headers)
  if (rpc === undefined) {
    if (request.method !== 'GET')
      throw new ApiError(
        405,
        'PGRST117',
        `${request.method} not allowed: call a function to write`,
      )
    const { sql, values } = selectSql(name, url.searchParams, maxRows)
    return runAs(role, 'read', async (client) =>
      jsonResponse(await readBody(client, sql, values)),
    )
  }
  if (request.method !== 'POST')
    throw new ApiError(405, 'PGRST117', 'Call functions with POST')
  if (url.search !== '')
    throw unsupported('query parameters of a function call', url.search)
  const parsed = v.safeParse(argumentsSchema, (await request.text()) || '{}')
  if (!parsed.success)
    throw new ApiError(
      400,
      'PGRST102',
      'The request body must be a JSON object of named arguments',
    )
  return runAs(role, 'write', (client) =>
    callFunction(client, name, parsed.output),
  )
}

const argumentsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((value) => !Array.isArray(value)),
  v.record(v.pipe(v.string(), v.regex(/^\w+$/)), v.unknown()),
)

const bodySchema = v.tuple([v.object({ body: v.string() })])

/**
 * Returns the JSON as rendered by PostgreSQL, so that numbers and times look
 * the same as PostgREST's.
 */
async function readBody(
  client: Transaction,
  sql: string,
  values: unknown[],
): Promise<string> {
  // Pass booleans as text and let PostgreSQL parse them.
  const { rows } = await client.query(sql, values, {
    serializers: { [types.BOOL]: String },
  })
  return v.parse(bodySchema, rows)[0].body
}

function jsonResponse(body: string): Response {
  return new Response(body, {
    headers: { 'content-type': 'application/json; charset=utf-8' },
  })
}

function unsupported(feature: string, value: string): ApiError {
  return new ApiError(
    400,
    'PGRST100',
    `The local Supabase does not support ${feature}: ${value}`,
  )
}

const jsonType =
  /^(?:\*\/\*|application\/(?:\*|json))(?:;\s*(?:q=[\d.]+|charset=utf-8))?$/i
const harmlessPreference =
  /^(?:return=(?:minimal|representation)|handling=(?:strict|lenient))?$/

/** Rejects headers that ask for a response this subset does not support. */
function rejectUnsupportedHeaders(headers: Headers): void {
  const listValues = (name: string) =>
    (headers.get(name) ?? '').split(',').map((entry) => entry.trim())
  for (const name of ['accept-profile', 'content-profile'])
    if ((headers.get(name) ?? 'public') !== 'public')
      throw new ApiError(
        406,
        'PGRST106',
        `Invalid schema: ${headers.get(name)}`,
      )
  const preference = listValues('prefer').find(
    (entry) => !harmlessPreference.test(entry),
  )
  if (preference !== undefined)
    throw unsupported('the Prefer header', preference)
  const accept = headers.get('accept')
  if (
    accept !== null &&
    !listValues('accept').some((type) => jsonType.test(type))
  )
    throw new ApiError(
      406,
      'PGRST107',
      `None of these media types are available: ${accept}`,
    )
}

// The operators our queries use.
const comparisons = new Map([
  ['eq', '='],
  ['gte', '>='],
])

/**
 * Builds the query of a read. PostgreSQL rejects unknown names and converts
 * values to the types of the columns.
 */
function selectSql(relation: string, search: URLSearchParams, maxRows: number) {
  const {
    select = '*',
    order = '',
    limit = `${maxRows}`,
    offset = '0',
  } = Object.fromEntries(search)
  const filters = [...search].filter(
    ([name]) => !['select', 'order', 'limit', 'offset'].includes(name),
  )
  const values: string[] = []
  const conditions = filters.map(([column, value]) => {
    const { operator = '', operand = '' } =
      /^(?<operator>[a-z]+)\.(?<operand>.*)$/s.exec(value)?.groups ?? {}
    const comparison = comparisons.get(operator)
    if (comparison === undefined) throw unsupported('the filter', value)
    return `${quoteName(column)} ${comparison} $${values.push(operand)}`
  })
  const columns = select
    .split(',')
    .map((column) => (column === '*' ? column : quoteName(column)))
  const terms = (order === '' ? [] : order.split(',')).map((term) => {
    const { column, direction = 'asc' } =
      /^(?<column>\w+)(?:\.(?<direction>asc|desc))?$/.exec(term)?.groups ?? {}
    if (column === undefined)
      throw new ApiError(400, 'PGRST100', `failed to parse order (${term})`)
    return `${quoteName(column)} ${direction}`
  })
  for (const count of [limit, offset])
    if (!/^\d{1,9}$/.test(count))
      throw new ApiError(
        400,
        'PGRST100',
        `failed to parse limit or offset (${count})`,
      )
  const rows = [
    `select ${columns.join(', ')} from public.${quoteName(relation)}`,
    conditions.length > 0 ? `where ${conditions.join(' and ')}` : '',
    terms.length === 0 ? '' : `order by ${terms.join(', ')}`,
    `limit ${Math.min(Number(limit), maxRows)} offset ${offset}`,
  ].join(' ')
  return {
    sql: `select coalesce(json_agg(page), '[]')::text as body from (${rows}) as page`,
    values,
  }
}

function quoteName(name: string): string {
  if (!/^\w+$/.test(name)) throw unsupported('the name', name)
  return `"${name}"`
}

const shapeSchema = v.optional(
  v.object({ is_list: v.boolean(), is_void: v.boolean() }),
)

/**
 * Calls a function with named arguments, which PostgreSQL converts to the
 * parameter types.
 */
async function callFunction(
  client: Transaction,
  name: string,
  args: Record<string, unknown>,
): Promise<Response> {
  const { rows } = await client.query(
    `select proretset as is_list, prorettype = 'void'::regtype as is_void
     from pg_proc where pronamespace = 'public'::regnamespace and proname = $1`,
    [name],
  )
  const shape = v.parse(shapeSchema, rows[0])
  if (!shape)
    throw new ApiError(
      404,
      'PGRST202',
      `Could not find the function public.${name}`,
    )
  const parameters = Object.keys(args).map(
    (parameter, index) => `${quoteName(parameter)} => $${index + 1}`,
  )
  const list = `coalesce(json_agg(result), '[]')`
  const body = shape.is_void
    ? 'count(*)'
    : shape.is_list
      ? list
      : `${list} -> 0`
  const sql = `select (${body})::text as body from public.${quoteName(name)}(${parameters.join(', ')}) as result`
  const json = await readBody(client, sql, Object.values(args))
  return shape.is_void
    ? new Response(null, { status: 204 })
    : jsonResponse(json)
}
