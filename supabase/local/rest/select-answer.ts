import { quoteIdentifier, type Relation } from '../database/catalog.ts'
import { type Parsed, refuse } from '../gateway/api-error.ts'
import { orderSql, selectSql } from './columns.ts'
import { filterSql } from './filter.ts'
import type { AnswerSql } from './query-answer.ts'

const reserved = new Set(['and', 'or', 'not.and', 'not.or', 'columns', 'on_conflict'])
const single = new Set(['select', 'order', 'limit', 'offset'])

/** The SELECT of a relation's query string. Whatever this subset cannot do is refused, never left out. */
export function selectAnswer(
  relation: Relation,
  search: URLSearchParams,
  maxRows: number,
): Parsed<AnswerSql> {
  const parameters: AnswerSql['parameters'] = []
  const conditions: string[] = []
  for (const [name, value] of search) {
    if (reserved.has(name)) {
      return refuse(400, 'PGRST100', `The embedded Supabase does not support the parameter ${name}`)
    }
    if (single.has(name)) {
      if (search.getAll(name).length > 1)
        return refuse(400, 'PGRST100', `The parameter ${name} was given twice`)
      continue
    }
    const condition = filterSql(relation, name, value, parameters)
    if (!condition.ok) return condition
    conditions.push(condition.value)
  }

  const select = selectSql(relation, search.get('select') ?? '*')
  if (!select.ok) return select
  const order = orderOf(relation, search.get('order'))
  if (!order.ok) return order
  const limit = readCount('limit', search.get('limit'), maxRows)
  if (!limit.ok) return limit
  const offset = readCount('offset', search.get('offset'), 0)
  if (!offset.ok) return offset

  const where = conditions.length > 0 ? ` where ${conditions.join(' and ')}` : ''
  const page = ` limit ${Math.min(limit.value, maxRows)} offset ${offset.value}`
  const rows = `select ${select.value} from public.${quoteIdentifier(relation.name)}${where}${order.value}${page}`
  const sql = `with page as (${rows}) select coalesce(json_agg(page), '[]')::text as body from page`
  return { ok: true, value: { sql, parameters } }
}

function orderOf(relation: Relation, order: string | null): Parsed<string> {
  if (order === null) return { ok: true, value: '' }
  const terms = orderSql(relation, order)
  return terms.ok ? { ok: true, value: ` order by ${terms.value}` } : terms
}

function readCount(name: string, text: string | null, otherwise: number): Parsed<number> {
  if (text === null) return { ok: true, value: otherwise }
  if (!/^\d{1,9}$/.test(text)) return refuse(400, 'PGRST100', `failed to parse ${name} (${text})`)
  return { ok: true, value: Number(text) }
}
