import * as v from 'valibot'

import { logLevels } from '#domain/log-level.ts'

import { sampleSite } from '../content/business-defaults.ts'
import type { Site } from '../content/site-settings.ts'

const sample: Site = sampleSite

const text = v.pipe(v.string(), v.maxLength(300, 'is too long'))

function matching(pattern: RegExp, problem: string) {
  return v.pipe(v.string(), v.regex(pattern, problem))
}

function degrees(max: number) {
  return v.pipe(
    v.string(),
    v.transform(Number),
    v.finite('must be in degrees, such as 38.5816'),
    v.minValue(-max, `must be between -${max} and ${max} degrees`),
    v.maxValue(max, `must be between -${max} and ${max} degrees`),
  )
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

// http on loopback is as private as https, and used by the tests.
const secureUrl = /^(https:\/\/|http:\/\/(localhost|127\.0\.0\.1)[:/])/i
const secureOrigin =
  /^(https:\/\/[a-z\d.-]+|http:\/\/(localhost|127\.0\.0\.1))(:\d+)?$/i

const originList = v.pipe(
  v.string(),
  v.transform((value) => value.split(/\s+/)),
  v.check(
    (origins) => origins.every((value) => secureOrigin.test(value)),
    'must be a space-separated list of origins such as https://cdn.example',
  ),
)

// The platform's embed code. It is inserted into a page as HTML.
const emptyDiv = matching(
  /^<div(\s+[a-z][\w:-]*(\s*=\s*"[^"<>]*")?)*\s*>\s*(<\/div>)?$/i,
  'must be a div such as <div class="reviews-app-7"></div>',
)

function orOff<Schema extends v.GenericSchema<string, string>>(schema: Schema) {
  return v.pipe(
    v.string(),
    v.transform((value) => (value === 'off' ? undefined : value)),
    v.optional(schema),
  )
}

const profile = orOff(url('must be a URL, or off to leave it out'))

// Empty leaves these out too, because the sample's are not this business's.
const leftOutByEmpty = {
  SITE_INSTAGRAM: v.optional(profile, sample.social.instagram),
  SITE_FACEBOOK: v.optional(profile, sample.social.facebook),
  SITE_TIKTOK: v.optional(profile, sample.social.tiktok),
  SITE_LINKEDIN: v.optional(profile, sample.social.linkedin),
  SITE_LICENSE: v.optional(orOff(text), sample.credentials.license),
  SITE_INSURER: v.optional(orOff(text), sample.credentials.insurer),
  SITE_GUARANTEE: v.optional(orOff(text), sample.credentials.guarantee),
  SITE_OWNER: v.optional(orOff(text), sample.credentials.owner),
  SITE_CREW: v.optional(orOff(text), sample.credentials.crew),
}

export const siteEntries = {
  ...leftOutByEmpty,
  SITE_URL: v.optional(origin, sample.url),
  SITE_NAME: v.optional(text, sample.name),
  SITE_PHONE: v.optional(
    matching(/^\+1\d{10}$/, 'must look like +19165550142'),
    sample.phone,
  ),
  SITE_EMAIL: v.optional(
    v.pipe(v.string(), v.email('must be an email address')),
    sample.email,
  ),
  SITE_STREET: v.optional(text, sample.address.street),
  SITE_CITY: v.optional(text, sample.address.city),
  SITE_REGION: v.optional(
    matching(/^[A-Z]{2}$/, 'must be two capital letters'),
    sample.address.region,
  ),
  SITE_POSTAL_CODE: v.optional(
    matching(/^\d{5}$/, 'must be five digits'),
    sample.address.postalCode,
  ),
  SITE_LATITUDE: v.optional(degrees(90)),
  SITE_LONGITUDE: v.optional(degrees(180)),
  SITE_QUOTE_MESSAGE: v.optional(onOrOff),
  SITE_ACTIVITY: v.optional(onOrOff),
  SITE_MEDIA_HOSTS: v.optional(originList),
  SITE_REVIEW_WIDGET_URL: v.optional(
    matching(secureUrl, 'must be a URL that starts with https://'),
  ),
  SITE_REVIEW_WIDGET_ELEMENT: v.optional(emptyDiv),
  SITE_REVIEW_WIDGET_HOSTS: v.optional(originList),
}

export const headerText = matching(
  /^[\x21-\x7e]+$/,
  'must be letters, digits and signs without accents or spaces',
)

export const processEntries = {
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
    else if (value !== undefined && name in leftOutByEmpty)
      variables[name] = 'off'
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
  const problems = [
    ...(parsed.issues ?? []).map(describeIssue),
    ...findMissing(entries, variables),
  ]
  if (!parsed.success || problems.length > 0) return { ok: false, problems }
  return { ok: true, values: parsed.output }
}

const secretName = /SECRET|KEY/

function describeIssue(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? ''
  const problem = `${name} ${issue.message}`
  if (secretName.test(name)) return problem
  return `${problem}: ${JSON.stringify(issue.input)}`
}

const required = [
  ['SITE_LATITUDE', 'SITE_LONGITUDE'],
  ['SITE_LONGITUDE', 'SITE_LATITUDE'],
  ['SITE_REVIEW_WIDGET_ELEMENT', 'SITE_REVIEW_WIDGET_URL'],
  ['SITE_REVIEW_WIDGET_HOSTS', 'SITE_REVIEW_WIDGET_URL'],
] as const

function findMissing(entries: v.ObjectEntries, variables: Variables): string[] {
  return required
    .filter(([name]) => name in entries && variables[name] !== undefined)
    .filter(([, other]) => variables[other] === undefined)
    .map(([name, other]) => `${name} is set, so ${other} is required.`)
}

type SiteValues = v.InferOutput<v.ObjectSchema<typeof siteEntries, undefined>>

export function toSite(values: SiteValues): Site {
  return {
    ...sample,
    url: values.SITE_URL,
    name: values.SITE_NAME,
    phone: values.SITE_PHONE,
    email: values.SITE_EMAIL,
    address: toAddress(values),
    quoteFields: {
      message: isOn(values.SITE_QUOTE_MESSAGE, sample.quoteFields.message),
    },
    activity: isOn(values.SITE_ACTIVITY, sample.activity),
    credentials: {
      license: values.SITE_LICENSE,
      insurer: values.SITE_INSURER,
      guarantee: values.SITE_GUARANTEE,
      owner: values.SITE_OWNER,
      crew: values.SITE_CREW,
    },
    social: {
      instagram: values.SITE_INSTAGRAM,
      facebook: values.SITE_FACEBOOK,
      tiktok: values.SITE_TIKTOK,
      linkedin: values.SITE_LINKEDIN,
    },
    mediaHosts: values.SITE_MEDIA_HOSTS ?? sample.mediaHosts,
    reviewWidget: toReviewWidget(values) ?? sample.reviewWidget,
  }
}

function isOn(value: 'on' | 'off' | undefined, fallback: boolean): boolean {
  return value === undefined ? fallback : value === 'on'
}

function toAddress(values: SiteValues): Site['address'] {
  const address = {
    ...sample.address,
    street: values.SITE_STREET,
    city: values.SITE_CITY,
    region: values.SITE_REGION,
    postalCode: values.SITE_POSTAL_CODE,
  }
  const { SITE_LATITUDE: latitude, SITE_LONGITUDE: longitude } = values
  if (latitude !== undefined && longitude !== undefined)
    return { ...address, coordinates: { latitude, longitude } }
  const parts = ['street', 'city', 'region', 'postalCode'] as const
  const hasMoved = parts.some((part) => address[part] !== sample.address[part])
  // The sample's coordinates would mark the wrong building.
  return hasMoved ? { ...address, coordinates: undefined } : address
}

function toReviewWidget(values: SiteValues): Site['reviewWidget'] {
  const { SITE_REVIEW_WIDGET_URL: script } = values
  if (script === undefined) return undefined
  return {
    script,
    element: values.SITE_REVIEW_WIDGET_ELEMENT,
    hosts: values.SITE_REVIEW_WIDGET_HOSTS,
  }
}
