import * as v from 'valibot'

import { readLimitedText } from './limited-text.ts'

type JsonBody =
  | { ok: true; value: unknown }
  /** `error` tells the caller what is wrong and never repeats what was sent. */
  | { ok: false; status: 400 | 413 | 415; error: string }

const notJson: JsonBody = { ok: false, status: 400, error: 'The body is not JSON' }
const tooLarge: JsonBody = { ok: false, status: 413, error: 'The body is too large' }

/** Reads the JSON a request carries, at most `maxBytes` of it. The cheap checks come first. */
export async function readJsonBody(request: Request, maxBytes: number): Promise<JsonBody> {
  if (!isJson(request.headers.get('content-type')))
    return { ok: false, status: 415, error: 'Content-Type must be application/json' }
  if (Number(request.headers.get('content-length')) > maxBytes) return tooLarge
  const body = await readLimitedText(request.body, maxBytes)
  if (!body.ok) return body.reason === 'too-large' ? tooLarge : notJson
  try {
    return { ok: true, value: JSON.parse(body.text) }
  } catch {
    return notJson
  }
}

function isJson(contentType: string | null): boolean {
  return contentType?.split(';')[0]?.trim().toLowerCase() === 'application/json'
}

/** What does not fit, for the caller: never what was sent. */
export function describeIssue(issue: v.BaseIssue<unknown>): string {
  const field = v.getDotPath(issue)
  if (field === null) return 'The body must be a JSON object'
  // The schema's own words, except for an absent field, where valibot speaks of keys and types.
  return issue.type === 'object' ? `${field} is required` : issue.message
}
