import * as v from 'valibot'

import type { SqlClient, SqlParameter } from '../database/sql-client.ts'

/** SQL for one row: the answer's `body`, rendered by Postgres. */
export interface AnswerSql {
  sql: string
  parameters: SqlParameter[]
}

const resultSchema = v.tuple([v.object({ body: v.nullable(v.string()) })])

/** Has Postgres render the JSON, so numbers and timestamps look exactly as PostgREST sends them. */
export async function queryAnswer(client: SqlClient, { sql, parameters }: AnswerSql) {
  const { rows } = await client.query(sql, parameters)
  const [{ body }] = v.parse(resultSchema, rows)
  const headers = { 'content-type': 'application/json; charset=utf-8' }
  return { ok: true, value: new Response(body ?? 'null', { headers }) } as const
}
