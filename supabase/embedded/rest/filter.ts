import { quoteIdentifier, type Relation } from '../database/catalog.ts'
import { type Parsed, refuse } from '../gateway/api-error.ts'
import { findColumn } from './columns.ts'
import type { ParameterList } from './sql-builder.ts'

// The ones somebody asks with. Another one is a line here, and one in tests/contract/reads.test.ts.
const comparisons: Record<string, string> = { eq: '=', gte: '>=' }

/** One `column=operator.value` of the address as an SQL condition, its value bound. */
export function filterSql(
  relation: Relation,
  name: string,
  filter: string,
  parameters: ParameterList,
): Parsed<string> {
  const column = findColumn(relation, name)
  if (!column.ok) return column
  const { operator = '', value = '' } = /^(?<operator>[a-z]+)\.(?<value>.*)$/s.exec(filter)?.groups ?? {}
  const comparison = comparisons[operator]
  if (comparison === undefined) {
    const known = `Supported: ${Object.keys(comparisons).join(' ')}`
    return refuse(400, 'PGRST100', `failed to parse filter (${filter})`, known)
  }
  const placeholder = parameters.bind(value, column.value.type)
  return { ok: true, value: `${quoteIdentifier(column.value.name)} ${comparison} ${placeholder}` }
}
