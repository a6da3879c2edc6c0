import * as v from 'valibot'

import type { SqlClient } from '../database/sql-client.ts'
import type { Parsed } from '../gateway/api-error.ts'
import type { ReadQuery } from './read-query.ts'
import { contentTypes, notOneRow, type ResponseShape } from './response-shape.ts'

const resultSchema = v.tuple([v.object({ body: v.nullable(v.string()), returned: v.number() })])

/** Runs a SELECT. Postgres renders the JSON, so numbers and timestamps look exactly as PostgREST sends them. */
export async function readRows(
  client: SqlClient,
  { sql, parameters }: ReadQuery,
  shape: ResponseShape,
): Promise<Parsed<Response>> {
  const list = `coalesce(json_agg(page), '[]')`
  const { rows } = await client.query(
    `with page as (${sql})
     select (${shape === 'single' ? `${list} -> 0` : list})::text as body, count(*)::integer as returned from page`,
    parameters,
  )
  const [{ body, returned }] = v.parse(resultSchema, rows)
  if (shape === 'single' && returned !== 1) return notOneRow(returned)
  return { ok: true, value: new Response(body, { headers: { 'content-type': contentTypes[shape] } }) }
}
