import * as v from 'valibot'

import { sampleSite } from '../content/business-defaults.ts'
import type { Site } from '../content/site-settings.ts'

const text = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('must not be empty'),
  v.maxLength(300),
)
const twoCapitals = matching(/^[A-Z]{2}$/, 'must be two capital letters')

function matching(pattern: RegExp, problem: string) {
  return v.pipe(v.string(), v.regex(pattern, problem))
}

function degrees(max: number) {
  return v.pipe(
    v.unknown(),
    v.check(
      (value) => Number.isFinite(Number(value)),
      'must be in degrees, such as 38.5816',
    ),
    v.transform(Number),
    v.check(
      (value) => Math.abs(value) <= max,
      `must be between -${max} and ${max} degrees`,
    ),
  )
}

const profileProblem = 'must be a URL, or off to leave it out'
const profile = v.optional(
  v.pipe(
    v.string(),
    v.url(profileProblem),
    v.regex(/^https?:\/\//, profileProblem),
  ),
)

/** A switch, `on` or `off` in the environment. */
const onOrOff = v.pipe(
  v.unknown(),
  v.parseBoolean(
    { truthy: [true, 'on'], falsy: [false, 'off'] },
    'must be on or off',
  ),
)

// Both allow http on loopback, which is as private as https and used by the
// tests.
const secureUrl = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/i
const secureOrigin =
  /^(https:\/\/[a-z\d.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/i

/** A list of origins such as `https://cdn.example https://pictures.example`. */
const list = v.array(v.string())
const originList = v.pipe(
  v.union([list, v.string()]),
  v.transform((value) =>
    typeof value === 'string' ? value.trim().split(/\s+/) : value,
  ),
  v.check(
    (origins) => origins.every((origin) => secureOrigin.test(origin)),
    'must be a space-separated list of origins such as https://cdn.example',
  ),
)

/**
 * The empty div of a platform's embed code. Nothing else is allowed because it
 * is inserted into a page as HTML.
 */
const emptyDiv = /^<div(\s+[a-z][\w:-]*(\s*=\s*"[^"<>]*")?)*\s*>\s*(<\/div>)?$/i
const divElement = matching(
  emptyDiv,
  'must be a div such as <div class="reviews-app-7"></div>',
)

const reviewWidget = v.object(
  {
    script: v.pipe(
      v.string(),
      v.url('must be a URL'),
      v.regex(secureUrl, 'must start with https://'),
    ),
    element: v.optional(divElement),
    hosts: v.optional(originList),
  },
  'must also be set',
)

const coordinates = v.object(
  { latitude: degrees(90), longitude: degrees(180) },
  'must also be set',
)

/**
 * Schema of the settings that docs/settings.md describes. The others come from
 * the sample.
 */
const siteSchema = v.object({
  url: v.pipe(
    v.string(),
    v.url('must be a URL'),
    v.regex(/^https?:\/\//, 'must start with http:// or https://'),
    v.check(
      (value) => URL.parse(value)?.pathname === '/',
      'must be an origin without a path',
    ),
    v.transform((value) => new URL(value).origin),
  ),
  name: text,
  phone: matching(/^\+1\d{10}$/, 'must look like +19165550142'),
  email: v.pipe(v.string(), v.email('must be an email address')),
  address: v.object({
    street: text,
    city: text,
    region: twoCapitals,
    postalCode: matching(/^\d{5}$/, 'must be five digits'),
    country: twoCapitals,
    coordinates: v.optional(coordinates),
  }),
  quoteFields: v.object({ message: onOrOff }),
  activity: onOrOff,
  credentials: v.object({
    license: v.optional(text),
    insurer: v.optional(text),
    guarantee: v.optional(text),
    owner: v.optional(text),
    crew: v.optional(text),
  }),
  social: v.object({
    instagram: profile,
    facebook: profile,
    tiktok: profile,
    linkedin: profile,
  }),
  reviewWidget: v.optional(reviewWidget),
  mediaHosts: originList,
})

/** Environment variable → the setting it overrides. */
export const siteVariables = {
  SITE_URL: ['url'],
  SITE_NAME: ['name'],
  SITE_PHONE: ['phone'],
  SITE_EMAIL: ['email'],
  SITE_STREET: ['address', 'street'],
  SITE_CITY: ['address', 'city'],
  SITE_REGION: ['address', 'region'],
  SITE_POSTAL_CODE: ['address', 'postalCode'],
  SITE_LATITUDE: ['address', 'coordinates', 'latitude'],
  SITE_LONGITUDE: ['address', 'coordinates', 'longitude'],
  SITE_INSTAGRAM: ['social', 'instagram'],
  SITE_FACEBOOK: ['social', 'facebook'],
  SITE_TIKTOK: ['social', 'tiktok'],
  SITE_LINKEDIN: ['social', 'linkedin'],
  SITE_QUOTE_MESSAGE: ['quoteFields', 'message'],
  SITE_ACTIVITY: ['activity'],
  SITE_LICENSE: ['credentials', 'license'],
  SITE_INSURER: ['credentials', 'insurer'],
  SITE_GUARANTEE: ['credentials', 'guarantee'],
  SITE_OWNER: ['credentials', 'owner'],
  SITE_CREW: ['credentials', 'crew'],
  SITE_MEDIA_HOSTS: ['mediaHosts'],
  SITE_REVIEW_WIDGET_URL: ['reviewWidget', 'script'],
  SITE_REVIEW_WIDGET_ELEMENT: ['reviewWidget', 'element'],
  SITE_REVIEW_WIDGET_HOSTS: ['reviewWidget', 'hosts'],
} as const

type SiteResult = { ok: true; site: Site } | { ok: false; problems: string[] }

type Variables = Record<string, string | undefined>

/** Schema of `DATA_MAX_AGE_SECONDS`, in seconds. */
export const maxAgeSchema = v.optional(
  v.pipe(
    v.string(),
    v.trim(),
    v.regex(/^\d{0,5}$/, 'must be a number of seconds'),
  ),
  '',
)

/**
 * Merges the environment into the sample settings. An empty variable counts as
 * not set, except that of a social profile or a credential: empty or `off`
 * leaves it out, because the sample's is not this business's.
 * @returns The settings, or one line for every invalid value.
 */
export function parseSiteSettings(environment: Variables): SiteResult {
  const overrides = Object.entries(siteVariables)
    .map(([variable, path]) => readOverride(path, environment[variable]))
    .filter((override) => override !== undefined)
  // With another address, the sample coordinates would mark the wrong building.
  const hasMoved = overrides.some(({ path }) => path[0] === 'address')
  const sample = hasMoved
    ? withValue(sampleSite, ['address', 'coordinates'], undefined)
    : sampleSite
  const candidate = overrides.reduce(
    (site, { path, value }) => withValue(site, path, value),
    sample,
  )

  const parsed = v.safeParse(siteSchema, candidate, { abortPipeEarly: true })
  if (parsed.success)
    return { ok: true, site: { ...sampleSite, ...parsed.output } }
  return { ok: false, problems: parsed.issues.map(describeProblem) }
}

interface Override {
  path: readonly string[]
  /** Undefined leaves the setting out. */
  value: string | undefined
}

function readOverride(
  path: readonly string[],
  variable: string | undefined,
): Override | undefined {
  const value = variable?.trim()
  if (value === undefined) return undefined
  const isOptional = path[0] === 'social' || path[0] === 'credentials'
  const leavesOut = value === '' || value === 'off'
  if (isOptional && leavesOut) return { path, value: undefined }
  return value === '' ? undefined : { path, value }
}

/** Returns a copy of the settings with another value at a path. */
function withValue(
  settings: object,
  path: readonly string[],
  value: string | undefined,
): object {
  const [key = '', ...rest] = path
  if (rest.length === 0) return { ...settings, [key]: value }
  const part: object = Object(Reflect.get(settings, key))
  return { ...settings, [key]: withValue(part, rest, value) }
}

/** Names the variable of an invalid value and says what is wrong with it. */
function describeProblem(issue: v.BaseIssue<unknown>): string {
  const setting = v.getDotPath(issue) ?? 'site'
  const entry = Object.entries(siteVariables).find(
    ([, path]) => path.join('.') === setting,
  )
  const name = entry?.[0] ?? setting
  const input = JSON.stringify(issue.input)
  const problem = `${name} ${issue.message}`
  return input ? `${problem}: ${input}` : problem
}
