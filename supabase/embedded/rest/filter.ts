import { quoteIdentifier, type Relation } from '../database/catalog.ts'
import { type Parsed, type Refusal, refuse } from '../gateway/api-error.ts'
import { findColumn } from './columns.ts'
import { splitList } from './list-literal.ts'
import type { ParameterList } from './sql-builder.ts'

const comparisons: Record<string, string> = { eq: '=', neq: '<>', gt: '>', gte: '>=', lt: '<', lte: '<=' }
const patterns: Record<string, string> = { like: 'like', ilike: 'ilike' }
const states: Record<string, string> = {
  null: 'null',
  not_null: 'not null',
  true: 'true',
  false: 'false',
  unknown: 'unknown',
}

/** One `column=operator.value` of the address as an SQL condition, its value bound. */
export function filterSql(
  relation: Relation,
  name: string,
  filter: string,
  parameters: ParameterList,
): Parsed<string> {
  const column = findColumn(relation, name)
  if (!column.ok) return column
  const { negation, operator, value } =
    /^(?<negation>not\.)?(?<operator>[a-z]+)\.(?<value>.*)$/s.exec(filter)?.groups ?? {}
  if (operator === undefined || value === undefined) return refuseFilter(filter)

  const condition = conditionSql(
    quoteIdentifier(column.value.name),
    column.value.type,
    operator,
    value,
    parameters,
  )
  if (condition === null) return refuseFilter(filter)
  return { ok: true, value: negation === undefined ? condition : `not (${condition})` }
}

function conditionSql(
  column: string,
  type: string,
  operator: string,
  value: string,
  parameters: ParameterList,
): string | null {
  const comparison = comparisons[operator]
  if (comparison) return `${column} ${comparison} ${parameters.bind(value, type)}`

  const pattern = patterns[operator]
  // In an address * stands for %, which would have to be escaped there.
  if (pattern) return `${column} ${pattern} ${parameters.bind(value.replaceAll('*', '%'), 'text')}`

  if (operator === 'is') {
    const state = states[value.toLowerCase()]
    return state === undefined ? null : `${column} is ${state}`
  }
  if (operator === 'in') {
    const items = splitList(value)
    if (items === null) return null
    return items.length === 0
      ? 'false'
      : `${column} in (${items.map((item) => parameters.bind(item, type)).join(', ')})`
  }
  return null
}

function refuseFilter(filter: string): Refusal {
  return refuse(
    400,
    'PGRST100',
    `failed to parse filter (${filter})`,
    'Supported: eq neq gt gte lt lte is in like ilike, and not. before them',
  )
}
