import * as v from 'valibot'

import type { SqlClient, SqlParameter } from '../database/sql-client.ts'
import { type Parsed, refuse } from '../gateway/api-error.ts'

/** A list of rows, or exactly one row. */
export type ResponseShape = 'list' | 'single'

const shapes: Record<string, ResponseShape> = {
  '*/*': 'list',
  'application/*': 'list',
  'application/json': 'list',
  'application/vnd.pgrst.object+json': 'single',
}

const contentTypes: Record<ResponseShape, string> = {
  list: 'application/json; charset=utf-8',
  single: 'application/vnd.pgrst.object+json; charset=utf-8',
}

/** Reads the Accept header; a format this subset does not speak is refused. */
export function readShape(headers: Headers): Parsed<ResponseShape> {
  const accept = headers.get('accept') ?? '*/*'
  for (const mediaType of accept.split(',')) {
    const shape = shapes[mediaType.trim().replace(/;\s*(?:q=[\d.]+|charset=utf-8)$/i, '')]
    if (shape) return { ok: true, value: shape }
  }
  return refuse(406, 'PGRST107', `None of these media types are available: ${accept}`)
}

/** SQL for one row: the answer's `body`, rendered by Postgres, and how many rows are `returned` in it. */
export interface AnswerSql {
  sql: string
  parameters: SqlParameter[]
}

const resultSchema = v.tuple([v.object({ body: v.nullable(v.string()), returned: v.number() })])

/** Has Postgres render the JSON, so numbers and timestamps look exactly as PostgREST sends them. */
export async function queryAnswer(
  client: SqlClient,
  { sql, parameters }: AnswerSql,
  shape: ResponseShape,
): Promise<Parsed<Response>> {
  const { rows } = await client.query(sql, parameters)
  const [{ body, returned }] = v.parse(resultSchema, rows)
  if (shape === 'single' && returned !== 1) {
    const details = `The result contains ${returned} rows`
    return refuse(406, 'PGRST116', 'Cannot coerce the result to a single JSON object', details)
  }
  return {
    ok: true,
    value: new Response(body ?? 'null', { headers: { 'content-type': contentTypes[shape] } }),
  }
}
