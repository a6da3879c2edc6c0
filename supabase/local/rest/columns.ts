import { quoteIdentifier, type Relation } from '../database/catalog.ts'
import { type Parsed, refuse } from '../gateway/api-error.ts'

/** Finds a column by the exact name the request used. */
export function findColumn(relation: Relation, name: string): Parsed<Relation['columns'][number]> {
  const column = relation.columns.find((column) => column.name === name)
  if (column) return { ok: true, value: column }
  return refuse(400, '42703', `column ${relation.name}.${name} does not exist`)
}

/** `select=a,b` or `select=*` as SQL. Renaming, casts, JSON paths and embedded resources are refused. */
export function selectSql(relation: Relation, select: string): Parsed<string> {
  const columns: string[] = []
  for (const item of select.split(',')) {
    if (item === '*') {
      columns.push(...relation.columns.map(({ name }) => quoteIdentifier(name)))
      continue
    }
    if (/[^\p{L}\p{N}_ $]/u.test(item)) {
      return refuse(
        400,
        'PGRST100',
        `The embedded Supabase does not support select=${item}`,
        'Only column names and * work here',
      )
    }
    const column = findColumn(relation, item)
    if (!column.ok) return column
    columns.push(quoteIdentifier(column.value.name))
  }
  return { ok: true, value: columns.join(', ') }
}

/** `order=a.desc,b` as SQL. */
export function orderSql(relation: Relation, order: string): Parsed<string> {
  const terms: string[] = []
  for (const item of order.split(',')) {
    const match = /^(?<name>[^.]+?)(?:\.(?<direction>asc|desc))?$/.exec(item)
    if (!match?.groups) return refuse(400, 'PGRST100', `failed to parse order (${item})`)
    const column = findColumn(relation, match.groups['name'] ?? '')
    if (!column.ok) return column
    terms.push(`${quoteIdentifier(column.value.name)} ${match.groups['direction'] ?? 'asc'}`)
  }
  return { ok: true, value: terms.join(', ') }
}
