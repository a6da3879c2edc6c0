import type { Transaction } from '@electric-sql/pglite'
import * as v from 'valibot'

import { ApiError, type CallerRole } from './api-error.ts'
import { type Catalog, type DatabaseFunction, quoteIdentifier, type Relation } from './catalog.ts'
import type { Database } from './database.ts'

/**
 * A subset of PostgREST: reads of one table or view, and calls of functions. Anything else is refused, so that code
 * which would behave differently on a hosted project fails at once.
 */
export async function handleRest(
  { catalog, runAs }: Database,
  role: CallerRole,
  request: Request,
  maxRows: number,
): Promise<Response> {
  const url = new URL(request.url)
  const { rpc, name = '' } = /^\/rest\/v1\/(?<rpc>rpc\/)?(?<name>\w+)$/.exec(url.pathname)?.groups ?? {}
  if (name === '') throw new ApiError(404, 'PGRST125', 'Invalid path specified in request URL')
  refuseHeaders(request.headers)
  if (rpc === undefined) {
    const relation = catalog.relations.get(name)
    if (!relation)
      throw new ApiError(404, 'PGRST205', `Could not find the table 'public.${name}' in the schema cache`)
    if (request.method !== 'GET')
      throw new ApiError(405, 'PGRST117', `${request.method} of a table: writes go through functions here`)
    const { sql, parameters } = selectSql(relation, url.searchParams, maxRows)
    return runAs(role, 'read', (client) => respond(client, sql, parameters))
  }
  if (request.method !== 'POST') throw new ApiError(405, 'PGRST117', 'Functions are called by POST here')
  if (url.search !== '') throw unsupported('parameters of a function call', url.search)
  const body = new TextDecoder().decode(await request.arrayBuffer())
  const { sql, parameters, returnsNothing } = callSql(catalog, name, body)
  const response = await runAs(role, 'write', (client) => respond(client, sql, parameters))
  return returnsNothing ? new Response(null, { status: 204 }) : response
}

/** PostgreSQL renders the JSON, so that numbers and times look as PostgREST sends them. */
async function respond(client: Transaction, sql: string, parameters: string[]): Promise<Response> {
  const { rows } = await client.query(sql, parameters)
  const [{ body }] = v.parse(v.tuple([v.object({ body: v.nullable(v.string()) })]), rows)
  return new Response(body ?? 'null', { headers: { 'content-type': 'application/json; charset=utf-8' } })
}

function unsupported(what: string, given: string): ApiError {
  return new ApiError(400, 'PGRST100', `The local Supabase does not support ${what}: ${given}`)
}

const jsonType = /^(?:\*\/\*|application\/(?:\*|json))(?:;\s*(?:q=[\d.]+|charset=utf-8))?$/i
const harmlessPreference = /^(?:return=(?:minimal|representation|headers-only)|handling=(?:strict|lenient))?$/

/** Refuses headers that ask for another response than this subset gives. */
function refuseHeaders(headers: Headers): void {
  for (const name of ['range', 'content-encoding', 'if-none-match'])
    if (headers.has(name)) throw unsupported(`the header ${name}`, headers.get(name) ?? '')
  for (const name of ['accept-profile', 'content-profile'])
    if ((headers.get(name) ?? 'public') !== 'public')
      throw new ApiError(406, 'PGRST106', `Invalid schema: ${headers.get(name)}`)
  const preference = listed(headers.get('prefer')).find((entry) => !harmlessPreference.test(entry))
  if (preference !== undefined) throw unsupported('the header prefer', preference)
  const accept = headers.get('accept') ?? '*/*'
  if (!listed(accept).some((type) => jsonType.test(type)))
    throw new ApiError(406, 'PGRST107', `None of these media types are available: ${accept}`)
}

function listed(header: string | null): string[] {
  return (header ?? '').split(',').map((entry) => entry.trim())
}

// The ones our queries use.
const comparisons = new Map([
  ['eq', '='],
  ['gte', '>='],
])

/** The query of a read. */
function selectSql(relation: Relation, search: URLSearchParams, maxRows: number) {
  const parameters: string[] = []
  const conditions: string[] = []
  const options = new Map([
    ['select', '*'],
    ['order', ''],
    ['limit', `${maxRows}`],
    ['offset', '0'],
  ])
  for (const [name, value] of search) {
    if (options.has(name)) {
      options.set(name, value)
      continue
    }
    if (['and', 'or', 'not.and', 'not.or'].includes(name)) throw unsupported('the parameter', name)
    const column = findColumn(relation, name)
    const { operator = '', operand = '' } = /^(?<operator>[a-z]+)\.(?<operand>.*)$/s.exec(value)?.groups ?? {}
    const comparison = comparisons.get(operator)
    if (comparison === undefined) throw unsupported('the filter', value)
    // Bound as text: PostgreSQL converts it to the type of the column.
    const place = parameters.push(operand)
    conditions.push(`${quoteIdentifier(column.name)} ${comparison} $${place}::text::${column.type}`)
  }

  const columns = (options.get('select') ?? '').split(',').flatMap((item) => {
    if (item === '*') return relation.columns
    if (/[^\p{L}\p{N}_ $]/u.test(item)) throw unsupported('select', item)
    return findColumn(relation, item)
  })
  const order = options.get('order') ?? ''
  const terms = order === '' ? [] : order.split(',').map((item) => orderSql(relation, item))
  const [limit, offset] = ['limit', 'offset'].map((name) => {
    const count = options.get(name) ?? ''
    if (!/^\d{1,9}$/.test(count)) throw new ApiError(400, 'PGRST100', `failed to parse ${name} (${count})`)
    return Number(count)
  })
  const rows = [
    `select ${columns.map(({ name }) => quoteIdentifier(name)).join(', ')}`,
    `from public.${quoteIdentifier(relation.name)}`,
    conditions.length > 0 ? `where ${conditions.join(' and ')}` : '',
    terms.length > 0 ? `order by ${terms.join(', ')}` : '',
    `limit ${Math.min(limit ?? 0, maxRows)} offset ${offset}`,
  ].join(' ')
  return { sql: `select coalesce(json_agg(page), '[]')::text as body from (${rows}) as page`, parameters }
}

function orderSql(relation: Relation, item: string): string {
  const { name, direction } = /^(?<name>[^.]+?)(?:\.(?<direction>asc|desc))?$/.exec(item)?.groups ?? {}
  if (name === undefined) throw new ApiError(400, 'PGRST100', `failed to parse order (${item})`)
  return `${quoteIdentifier(findColumn(relation, name).name)} ${direction ?? 'asc'}`
}

function findColumn(relation: Relation, name: string): Relation['columns'][number] {
  const column = relation.columns.find((column) => column.name === name)
  if (!column) throw new ApiError(400, '42703', `column ${relation.name}.${name} does not exist`)
  return column
}

const argumentsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((given) => !Array.isArray(given)),
  v.record(v.string(), v.unknown()),
)

/** The query of a call with the JSON object of its named arguments, all required ones and no other. */
function callSql(catalog: Catalog, name: string, body: string) {
  const json = body.trim() === '' ? '{}' : body
  const given = v.safeParse(argumentsSchema, json)
  if (!given.success) throw new ApiError(400, 'PGRST102', 'The body must be a JSON object of named arguments')
  const names = Object.keys(given.output)
  const found = catalog.functions.get(name)
  if (!found || !accepts(found, names))
    throw new ApiError(
      404,
      'PGRST202',
      `Could not find the function public.${name}(${names.join(', ')}) in the schema cache`,
    )

  // The body is one bound value, which PostgreSQL takes apart into the types of the parameters.
  const used = found.parameters.filter((parameter) => names.includes(parameter.name))
  const columns = used.map((parameter) => `${quoteIdentifier(parameter.name)} ${parameter.type}`).join(', ')
  const named = used.map(({ name }) => `${quoteIdentifier(name)} => arguments.${quoteIdentifier(name)}`)
  const source = used.length > 0 ? `json_to_record($1::text::json) as arguments(${columns}), ` : ''
  const call = `public.${quoteIdentifier(name)}(${named.join(', ')})`
  const isRow = found.returns === 'row' || found.returns === 'rows'
  const isList = found.returns === 'rows' || found.returns === 'values'
  const result = isRow ? `lateral ${call} as result` : `lateral (select ${call} as value) as result`
  const returnsNothing = found.returns === 'nothing'
  const list = `coalesce(json_agg(${isRow ? 'result' : 'result.value'}), '[]')`
  const rendered = returnsNothing ? 'count(*)' : isList ? list : `${list} -> 0`
  const sql = `select (${rendered})::text as body from ${source}${result}`
  return { sql, parameters: used.length > 0 ? [json] : [], returnsNothing }
}

function accepts({ parameters, defaults }: DatabaseFunction, names: string[]): boolean {
  const required = parameters.slice(0, parameters.length - defaults)
  return (
    names.every((name) => parameters.some((parameter) => parameter.name === name)) &&
    required.every(({ name }) => names.includes(name))
  )
}
