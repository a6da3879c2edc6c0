import * as v from 'valibot'

import { type Catalog, type DatabaseFunction, quoteIdentifier } from '../database/catalog.ts'
import type { SqlClient } from '../database/sql-client.ts'
import { type Parsed, refuse } from '../gateway/api-error.ts'
import { queryAnswer } from './query-answer.ts'

const argumentsSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.check((given) => !Array.isArray(given)),
  v.record(v.string(), v.unknown()),
)

/** A function found in the catalog, and the JSON object with its named arguments, still as text. */
interface FunctionCall {
  function: DatabaseFunction
  argumentNames: string[]
  json: string
}

/** Finds the function whose parameters the JSON body names: all required ones, and no other. */
export function findFunction(catalog: Catalog, name: string, body: string): Parsed<FunctionCall> {
  const json = body.trim() === '' ? '{}' : body
  const given = v.safeParse(argumentsSchema, json)
  if (!given.success) return refuse(400, 'PGRST102', 'The body must be a JSON object of named arguments')

  const argumentNames = Object.keys(given.output)
  const matches = (catalog.functions.get(name) ?? []).filter((candidate) => accepts(candidate, argumentNames))
  const [found] = matches
  const signature = `public.${name}(${argumentNames.join(', ')})`
  if (!found) return refuse(404, 'PGRST202', `Could not find the function ${signature} in the schema cache`)
  if (matches.length > 1) return refuse(300, 'PGRST203', `More than one function fits ${signature}`)
  return { ok: true, value: { function: found, argumentNames, json } }
}

function accepts({ parameters, defaults }: DatabaseFunction, argumentNames: string[]): boolean {
  const known = new Set(parameters.map(({ name }) => name))
  const required = parameters.slice(0, parameters.length - defaults)
  return (
    argumentNames.every((name) => known.has(name)) &&
    required.every(({ name }) => argumentNames.includes(name))
  )
}

/** Calls it and renders the result as PostgREST does: rows as a list, one value as itself, void as 204. */
export async function callFunction(client: SqlClient, call: FunctionCall): Promise<Parsed<Response>> {
  const parameters = call.argumentNames.length > 0 ? [call.json] : []
  const answer = await queryAnswer(client, { sql: callSql(call), parameters })
  if (call.function.returns !== 'nothing') return answer
  return { ok: true, value: new Response(null, { status: 204 }) }
}

/** Postgres itself takes the JSON apart into the parameters' types; the body is one bound value. */
function callSql({ function: { name, parameters, returns }, argumentNames }: FunctionCall): string {
  const used = parameters.filter((parameter) => argumentNames.includes(parameter.name))
  const columns = used.map((parameter) => `${quoteIdentifier(parameter.name)} ${parameter.type}`).join(', ')
  const named = used
    .map(({ name }) => `${quoteIdentifier(name)} => arguments.${quoteIdentifier(name)}`)
    .join(', ')
  const source = used.length > 0 ? `json_to_record($1::text::json) as arguments(${columns}), ` : ''
  const call = `public.${quoteIdentifier(name)}(${named})`

  if (returns === 'nothing') {
    return `select count(*)::text as body from ${source}lateral (select ${call}) as result`
  }
  const isRow = returns === 'row' || returns === 'rows'
  const result = isRow ? `lateral ${call} as result` : `lateral (select ${call} as value) as result`
  const json = `coalesce(json_agg(${isRow ? 'result' : 'result.value'}), '[]')`
  const isList = returns === 'rows' || returns === 'values'
  return `select (${isList ? json : `${json} -> 0`})::text as body from ${source}${result}`
}
