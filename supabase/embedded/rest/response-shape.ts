import { type Parsed, type Refusal, refuse } from '../gateway/api-error.ts'

/** A list of rows, or exactly one row. */
export type ResponseShape = 'list' | 'single'

const shapes: Record<string, ResponseShape> = {
  '*/*': 'list',
  'application/*': 'list',
  'application/json': 'list',
  'application/vnd.pgrst.object+json': 'single',
}

export const contentTypes: Record<ResponseShape, string> = {
  list: 'application/json; charset=utf-8',
  single: 'application/vnd.pgrst.object+json; charset=utf-8',
}

/** Reads the Accept header; a format this subset does not speak is refused. */
export function readShape(headers: Headers): Parsed<ResponseShape> {
  const accept = headers.get('accept') ?? '*/*'
  for (const mediaType of accept.split(',')) {
    const shape = shapes[mediaType.trim().replace(/;\s*(?:q=[\d.]+|charset=utf-8)$/i, '')]
    if (shape) return { ok: true, value: shape }
  }
  return refuse(406, 'PGRST107', `None of these media types are available: ${accept}`)
}

/** PostgREST's answer when one row was asked for and another number came. */
export function notOneRow(count: number): Refusal {
  return refuse(
    406,
    'PGRST116',
    'Cannot coerce the result to a single JSON object',
    `The result contains ${count} rows`,
  )
}
