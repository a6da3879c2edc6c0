import * as v from 'valibot'

import type { SqlClient } from '../database/sql-client.ts'
import type { Parsed } from '../gateway/api-error.ts'
import type { ReadQuery } from './read-query.ts'
import type { Preferences } from './request-headers.ts'
import { contentTypes, notOneRow, type ResponseShape } from './response-shape.ts'

const resultSchema = v.tuple([
  v.object({ body: v.nullable(v.string()), returned: v.number(), total: v.nullable(v.number()) }),
])

/** Runs a SELECT. Postgres renders the JSON, so numbers and timestamps look exactly as PostgREST sends them. */
export async function readRows(
  client: SqlClient,
  query: ReadQuery,
  shape: ResponseShape,
  { countAll }: Preferences,
): Promise<Parsed<Response>> {
  const { select, from, where, order, limit, offset, parameters, firstRow } = query
  const rowsJson = `coalesce(json_agg(page), '[]')`
  const { rows } = await client.query(
    `with page as (select ${select} from ${from}${where}${order}${limit}${offset})
     select (${shape === 'single' ? `${rowsJson} -> 0` : rowsJson})::text as body,
            count(*)::integer as returned,
            ${countAll ? `(select count(*) from ${from}${where})::integer` : 'null::integer'} as total
     from page`,
    parameters,
  )
  const [{ body, returned, total }] = v.parse(resultSchema, rows)
  if (shape === 'single' && returned !== 1) return notOneRow(returned)

  const range = returned === 0 ? '*' : `${firstRow}-${firstRow + returned - 1}`
  return {
    ok: true,
    value: new Response(body, {
      status: total !== null && returned < total ? 206 : 200,
      headers: { 'content-type': contentTypes[shape], 'content-range': `${range}/${total ?? '*'}` },
    }),
  }
}
