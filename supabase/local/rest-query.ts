import { ApiError } from './api-error.ts'

export interface Query {
  sql: string
  values: unknown[]
}

const optionNames = new Set(['select', 'order', 'limit', 'offset'])

export function selectQuery(
  relation: string,
  search: URLSearchParams,
  maxRows: number,
): Query {
  const filters = [...search]
    .filter(([name]) => !optionNames.has(name))
    .map(([column, value]) => readFilter(column, value))
  const conditions = filters.map(
    ({ column, operator }, index) => `${column} ${operator} $${index + 1}`,
  )
  const limit = readCount(search.get('limit') ?? `${maxRows}`)
  const offset = readCount(search.get('offset') ?? '0')
  const rows = [
    `select ${readColumns(search.get('select') ?? '*')}`,
    `from public.${quoteName(relation)}`,
    conditions.length > 0 ? `where ${conditions.join(' and ')}` : '',
    readOrder(search.get('order') ?? ''),
    `limit ${Math.min(limit, maxRows)} offset ${offset}`,
  ].join(' ')
  return {
    sql: `select coalesce(json_agg(page), '[]')::text as body
          from (${rows}) as page`,
    values: filters.map(({ operand }) => operand),
  }
}

interface Filter {
  column: string
  operator: string
  operand: string
}

const operators = new Map([
  ['eq', '='],
  ['gte', '>='],
])

function readFilter(column: string, value: string): Filter {
  const [name = ''] = value.split('.')
  const operator = operators.get(name)
  const isFilter = value.startsWith(`${name}.`)
  if (!operator || !isFilter) throw unsupported('the filter', value)
  const operand = value.slice(`${name}.`.length)
  return { column: quoteName(column), operator, operand }
}

function readColumns(select: string): string {
  const columns = select.split(',')
  return columns
    .map((column) => (column === '*' ? column : quoteName(column)))
    .join(', ')
}

function readOrder(order: string): string {
  if (order === '') return ''
  const terms = order.split(',').map(readOrderTerm)
  return `order by ${terms.join(', ')}`
}

const directions = new Set(['asc', 'desc'])

function readOrderTerm(term: string): string {
  const [column = '', direction = 'asc', ...rest] = term.split('.')
  const isValid = directions.has(direction) && rest.length === 0
  if (!isValid || !isName(column)) throw cannotParse('order', term)
  return `${quoteName(column)} ${direction}`
}

const countPattern = /^\d{1,9}$/

function readCount(text: string): number {
  if (!countPattern.test(text)) throw cannotParse('limit or offset', text)
  return Number(text)
}

export function quoteName(name: string): string {
  if (!isName(name)) throw unsupported('the name', name)
  return `"${name}"`
}

export function isName(text: string): boolean {
  return /^\w+$/.test(text)
}

function cannotParse(part: string, text: string): ApiError {
  return new ApiError(400, {
    code: 'PGRST100',
    message: `failed to parse ${part} (${text})`,
  })
}

export function unsupported(feature: string, value: string): ApiError {
  return new ApiError(400, {
    code: 'PGRST100',
    message: `The local Supabase does not support ${feature}: ${value}`,
  })
}
