import * as v from 'valibot'

import type { SqlClient } from '../../supabase/embedded/database/sql-client.ts'

const tableSchema = v.object({ name: v.string(), columns: v.string(), refers_to: v.array(v.string()) })

type Table = v.InferOutput<typeof tableSchema>

// Which seeds have run is part of it: samples that left must not come back.
const tablesSql = `
  select class.oid::regclass::text as name,
         (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
          where attrelid = class.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns,
         array(select confrelid::regclass::text from pg_constraint
               where conrelid = class.oid and contype = 'f' and confrelid <> class.oid) as refers_to
  from pg_class as class
  where class.relkind = 'r' and (class.relnamespace = 'public'::regnamespace
        or class.oid = to_regclass('supabase_migrations.seed_files'))
  order by name
`

const batchSchema = v.array(v.object({ row: v.string() }))

/** Replaces all rows of one database of this site by those of another with the same migrations. */
export async function copyRows(from: SqlClient, to: SqlClient): Promise<void> {
  const tables = inOrder(await tablesOf(from))
  await to.exec(`truncate ${tables.map(({ name }) => name).join(', ')}`)
  for (const table of tables) await copyTable(from, to, table)
}

async function tablesOf(client: SqlClient): Promise<Table[]> {
  await client.exec(`set local search_path to pg_catalog`)
  return v.parse(v.array(tableSchema), (await client.query(tablesSql)).rows)
}

/** A row comes after those it refers to. */
function inOrder(tables: Table[]): Table[] {
  const ordered: Table[] = []
  let waiting = tables
  while (waiting.length > 0) {
    const missing = new Set(waiting.map(({ name }) => name))
    const next = waiting.filter(({ refers_to }) => refers_to.every((name) => !missing.has(name)))
    if (next.length === 0) throw new Error('the tables refer to each other in a circle')
    ordered.push(...next)
    waiting = waiting.filter((table) => !next.includes(table))
  }
  return ordered
}

async function copyTable(from: SqlClient, to: SqlClient, { name, columns }: Table): Promise<void> {
  await from.exec(
    `declare copied no scroll cursor for select row_to_json(t)::text as "row" from ${name} as t`,
  )
  for (;;) {
    const { rows } = await from.query('fetch 500 from copied')
    const batch = v.parse(batchSchema, rows)
    if (batch.length === 0) break
    await to.query(
      `insert into ${name} (${columns}) select ${columns} from json_populate_recordset(null::${name}, $1::text::json)`,
      [`[${batch.map(({ row }) => row).join(',')}]`],
    )
  }
  await from.exec('close copied')
}
