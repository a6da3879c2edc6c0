import * as v from 'valibot'

import { weekdays } from '#domain/opening-hours.ts'
import { toDialableNumber } from '#domain/phone-number.ts'

import { coordinateEntries } from './coordinates.schema.ts'
import { fields, matching, text } from './fields.schema.ts'
import { usStates } from './us-states.ts'

const phoneProblem =
  'must be a US number without an extension, such as (212) 555-0100'
const phone = v.pipe(
  v.string(),
  v.regex(/^[\d\s()+./-]+$/, phoneProblem),
  v.transform(toDialableNumber),
  v.string(phoneProblem),
  v.regex(/^\+1\d{10}$/, phoneProblem),
)

const email = v.pipe(
  v.string(),
  v.trim(),
  v.email('must be an email address such as hello@yourdomain.com'),
)

const stateProblem = 'must be a state of the US, such as Oregon or OR'
const abbreviations = new Map<string, string>(
  Object.entries(usStates).flatMap(([abbreviation, name]) => [
    [abbreviation, abbreviation],
    [name.toUpperCase(), abbreviation],
  ]),
)
const state = v.pipe(
  v.string(),
  v.transform((name) => abbreviations.get(name.trim().toUpperCase())),
  v.string(stateProblem),
)

const timeZone = v.pipe(
  v.string(),
  v.check(
    isTimeZone,
    'must be a time zone of the IANA list, such as America/Los_Angeles',
  ),
)

function isTimeZone(name: string): boolean {
  return Intl.supportedValuesOf('timeZone').includes(name)
}

const dayHours = v.pipe(
  matching(
    /^(?:[01]?\d|2[0-3]):[0-5]\d ?[-–] ?(?:[01]?\d|2[0-3]):[0-5]\d$/,
    'must be two times on a 24-hour clock, such as 07:00-19:00. Leave a closed day out',
  ),
  v.transform(toTimes),
  v.check(
    ({ opens, closes }) => opens < closes,
    'must end later than they begin, on the same day, such as 07:00-19:00',
  ),
)

function toTimes(hours: string): { opens: string; closes: string } {
  const [opens = '', closes = ''] = hours
    .split(/ ?[-–] ?/)
    .map((time) => time.padStart(5, '0'))
  return { opens, closes }
}

const day = v.optional(dayHours)
const hours = v.pipe(
  fields({
    monday: day,
    tuesday: day,
    wednesday: day,
    thursday: day,
    friday: day,
    saturday: day,
    sunday: day,
  }),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const [first, ...others] = openDays(dataset.value)
    if (first !== undefined) return [first, ...others] as const
    addIssue({ message: 'must have an open day, such as monday' })
    return NEVER
  }),
)

type DayTimes = Record<string, ReturnType<typeof toTimes> | undefined>

function openDays(byDay: DayTimes) {
  return weekdays.flatMap((weekday) => {
    const times = byDay[weekday.toLowerCase()]
    return times === undefined ? [] : [{ weekday, ...times }]
  })
}

const year = v.pipe(
  v.number(),
  v.integer('must be a year, such as 2018'),
  v.minValue(1800, 'must be a year, such as 2018'),
  v.maxValue(2100, 'must be a year, such as 2018'),
)

const address = v.pipe(
  fields({
    street: text,
    city: text,
    postalCode: matching(/^\d{5}$/, 'must be five digits in quotes'),
    latitude: v.optional(coordinateEntries.latitude),
    longitude: v.optional(coordinateEntries.longitude),
  }),
  v.check(
    ({ latitude, longitude }) =>
      (latitude === undefined) === (longitude === undefined),
    'must have both latitude and longitude, or neither',
  ),
)

const profile = v.pipe(
  v.string(),
  v.url('must be a URL such as https://www.facebook.com/yourname'),
  v.regex(/^https?:\/\//, 'must be a URL that starts with https://'),
)

// http on loopback is as private as https, and used by the tests.
const script = matching(
  /^(?:https:\/\/|http:\/\/(?:localhost|127\.0\.0\.1)[:/])/i,
  'must be a URL that starts with https://',
)
const origin = matching(
  /^(?:https:\/\/[a-z\d.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?$/i,
  'must be an origin such as https://cdn.example',
)

const reviewWidget = fields({
  script,
  // It is inserted into a page as HTML.
  element: v.optional(
    matching(
      /^<div(?:\s+[a-z][\w:-]*(?:\s*=\s*"[^"<>]*")?)*\s*>\s*(?:<\/div>)?$/i,
      'must be a div such as <div class="reviews-app-7"></div>',
    ),
  ),
  /** Origins the widget may load from, besides that of its script. */
  hosts: v.optional(v.array(origin)),
})

export const businessSchema = fields({
  name: text,
  /** Beneath an icon, where the name is too long. */
  shortName: v.optional(text),
  phone,
  /** Whether the phone number takes text messages. */
  takesTexts: v.optional(v.boolean('must be true or false'), false),
  email,
  /** Without it, the site shows none, and no map. */
  address: v.optional(address),
  /** The served region, as one says it. */
  region: text,
  /** The city that the region is named after. */
  city: text,
  state,
  timeZone,
  /** By weekday, such as `07:00-19:00`. A day without hours is closed. */
  hours,
  sinceYear: year,
  /** The year of the figures and of the copyright line. */
  copyrightYear: year,
  /** In kilometers around the address. */
  serviceRadius: v.optional(
    v.pipe(
      v.number(),
      v.minValue(1, 'must be a number of kilometers, such as 50'),
    ),
  ),
  /** What is left out leaves no gap, here and in the credentials. */
  profiles: v.optional(
    fields({
      instagram: v.optional(profile),
      facebook: v.optional(profile),
      tiktok: v.optional(profile),
      linkedin: v.optional(profile),
    }),
    {},
  ),
  credentials: v.optional(
    fields({
      /** As it must be quoted in advertising, such as "CSLB #1012345". */
      license: v.optional(text),
      /** Kind of insurance and insurer. */
      insurer: v.optional(text),
      /** What a dissatisfied customer gets. */
      guarantee: v.optional(text),
      owner: v.optional(text),
      /** Who does the work, and how many people arrive. */
      crew: v.optional(text),
    }),
    {},
  ),
  /** Whether the quote form asks what needs cleaning. */
  messageField: v.boolean('must be true or false'),
  /** Whether notifications show recent bookings and reviews (activity.ts). */
  activity: v.boolean('must be true or false'),
  film: v.boolean('must be true or false'),
  map: v.boolean('must be true or false'),
  /** A review platform's widget on the reviews page. */
  reviewWidget: v.optional(reviewWidget),
  /**
   * Allowed origins of featured videos, their posters and reviewers' avatars,
   * besides the site's own storage.
   */
  mediaHosts: v.optional(v.array(origin), []),
})

/** What the firm's business.ts says. */
export type BusinessFile = v.InferInput<typeof businessSchema>
