import type { Transaction } from '@electric-sql/pglite'
import * as v from 'valibot'

const columnSchema = v.object({ name: v.string(), type: v.string() })
const relationSchema = v.object({ name: v.string(), columns: v.array(columnSchema) })
const functionSchema = v.object({
  name: v.string(),
  parameters: v.array(columnSchema),
  /** How many parameters, from the end, may be left out. */
  defaults: v.number(),
  returns: v.picklist(['nothing', 'value', 'row', 'values', 'rows']),
})
const catalogSchema = v.object({ relations: v.array(relationSchema), functions: v.array(functionSchema) })

export type Relation = v.InferOutput<typeof relationSchema>
export type DatabaseFunction = v.InferOutput<typeof functionSchema>

/** What the API may name. An identifier reaches SQL only after it was found here. */
export interface Catalog {
  relations: ReadonlyMap<string, Relation>
  functions: ReadonlyMap<string, DatabaseFunction>
}

// format_type(…, -1) gives each type's name without a length, safe to cast to.
const catalogSql = `
  select json_build_object(
    'relations', (
      select coalesce(json_agg(relation), '[]') from (
        select class.relname as name,
               json_agg(json_build_object('name', attname, 'type', format_type(atttypid, -1)) order by attnum) as columns
        from pg_class as class
        join pg_attribute on attrelid = class.oid and attnum > 0 and not attisdropped
        where class.relnamespace = 'public'::regnamespace and class.relkind in ('r', 'v')
        group by class.relname
      ) as relation
    ),
    'functions', (
      select coalesce(json_agg(function), '[]') from (
        select proname as name,
               (
                 select coalesce(json_agg(json_build_object('name', proargnames[i], 'type', format_type(proargtypes[i - 1], -1)) order by i), '[]')
                 from generate_series(1, pronargs) as i
               ) as parameters,
               pronargdefaults as defaults,
               case
                 when prorettype = 'void'::regtype then 'nothing'
                 when prorettype = 'record'::regtype or typtype = 'c' then case when proretset then 'rows' else 'row' end
                 else case when proretset then 'values' else 'value' end
               end as returns
        from pg_proc
        join pg_type on pg_type.oid = prorettype
        where pronamespace = 'public'::regnamespace and prokind = 'f'
      ) as function
    )
  )::text as catalog
`

/** Reads the public schema. Only migrations change it. */
export async function readCatalog(client: Pick<Transaction, 'query'>): Promise<Catalog> {
  const { rows } = await client.query(catalogSql)
  const [row] = v.parse(v.tuple([v.object({ catalog: v.string() })]), rows)
  const { relations, functions } = v.parse(catalogSchema, JSON.parse(row.catalog))
  return {
    relations: new Map(relations.map((relation) => [relation.name, relation])),
    functions: new Map(functions.map((found) => [found.name, found])),
  }
}

/** Quotes a name from the catalog for use in SQL. */
export function quoteIdentifier(name: string): string {
  return `"${name.replaceAll('"', '""')}"`
}
