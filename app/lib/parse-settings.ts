import * as v from 'valibot'

import { logLevels } from '#domain/log-level.ts'

function matching(pattern: RegExp, problem: string) {
  return v.pipe(v.string(), v.regex(pattern, problem))
}

export function url(problem: string) {
  return v.pipe(v.string(), v.url(problem), v.regex(/^https?:\/\//, problem))
}

const origin = v.pipe(
  url('must be a URL that starts with http:// or https://'),
  v.check(
    (value) => URL.parse(value)?.pathname === '/',
    'must be an origin without a path',
  ),
  v.transform((value) => new URL(value).origin),
)

const onOrOff = v.picklist(['on', 'off'], 'must be on or off')

export const headerText = matching(
  /^[\x21-\x7e]+$/,
  'must be letters, digits and signs without accents or spaces',
)

export const processEntries = {
  SITE_URL: v.optional(origin, 'http://localhost:3000'),
  HSTS_INCLUDE_SUBDOMAINS: v.optional(onOrOff),
  LOG_LEVEL: v.optional(
    v.picklist(logLevels, `must be one of ${logLevels.join(', ')}`),
    'info',
  ),
  TRUSTED_PROXY_HEADER: v.optional(
    matching(
      /^[a-z][a-z\d-]*$/i,
      'must be the name of one header, such as X-Forwarded-For',
    ),
  ),
  VISITOR_SECRET: v.optional(v.string()),
  SUPABASE_URL: v.optional(
    url('must be a URL that starts with http:// or https://'),
  ),
  SUPABASE_PUBLISHABLE_KEY: v.optional(headerText),
  SUPABASE_ANON_KEY: v.optional(headerText),
}

export type Variables = Readonly<Record<string, string | undefined>>

export function withoutEmpty(environment: Variables): Record<string, string> {
  const variables: Record<string, string> = {}
  for (const [name, value] of Object.entries(environment)) {
    const trimmed = value?.trim()
    if (trimmed) variables[name] = trimmed
  }
  return variables
}

export type Parsed<Values> =
  | { ok: true; values: Values }
  | { ok: false; problems: string[] }

export function parseSettings<Entries extends v.ObjectEntries>(
  entries: Entries,
  variables: Variables,
): Parsed<v.InferOutput<v.ObjectSchema<Entries, undefined>>> {
  const config = { abortPipeEarly: true }
  const parsed = v.safeParse(v.object(entries), variables, config)
  if (!parsed.success)
    return { ok: false, problems: parsed.issues.map(describeIssue) }
  return { ok: true, values: parsed.output }
}

const secretName = /SECRET|KEY/

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? ''
  const problem = `${name} ${issue.message}`
  if (secretName.test(name)) return problem
  return `${problem}: ${JSON.stringify(issue.input)}`
}
