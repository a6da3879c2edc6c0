import { quoteIdentifier, type Relation } from '../database/catalog.ts'
import type { SqlParameter } from '../database/sql-client.ts'
import { type Parsed, refuse } from '../gateway/api-error.ts'
import { findColumn } from './columns.ts'

// The ones our queries use. Another one is a line here, and one in tests/database/rest-api.test.ts.
const comparisons: Record<string, string> = { eq: '=', gte: '>=' }

/**
 * One `column=operator.value` of the address as an SQL condition. Its value joins the bound parameters, as text:
 * Postgres itself converts it.
 */
export function filterSql(
  relation: Relation,
  name: string,
  filter: string,
  parameters: SqlParameter[],
): Parsed<string> {
  const column = findColumn(relation, name)
  if (!column.ok) return column
  const { operator = '', value = '' } = /^(?<operator>[a-z]+)\.(?<value>.*)$/s.exec(filter)?.groups ?? {}
  const comparison = comparisons[operator]
  if (comparison === undefined) {
    const known = `Supported: ${Object.keys(comparisons).join(' ')}`
    return refuse(400, 'PGRST100', `failed to parse filter (${filter})`, known)
  }
  const place = parameters.push(value)
  const { name: found, type } = column.value
  return { ok: true, value: `${quoteIdentifier(found)} ${comparison} $${place}::text::${type}` }
}
