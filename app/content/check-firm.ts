import * as v from 'valibot'

import { activity } from '#firm/activity.ts'
import { assistant } from '#firm/assistant/assistant.ts'
import { company } from '#firm/assistant/company.ts'
import { methods } from '#firm/assistant/methods.ts'
import { requestedPlaces } from '#firm/assistant/places.ts'
import { talk } from '#firm/assistant/small-talk.ts'
import { business } from '#firm/business.ts'
import { cities } from '#firm/cities.ts'
import { gallery } from '#firm/gallery.ts'
import { legacyUrls } from '#firm/legacy-urls.ts'
import { cityPages } from '#firm/pages/cities.ts'
import { claims } from '#firm/pages/claims.ts'
import { contactPage } from '#firm/pages/contact.ts'
import { everyPage } from '#firm/pages/every-page.ts'
import { galleryPage } from '#firm/pages/gallery.ts'
import { homePage } from '#firm/pages/home.ts'
import { map } from '#firm/pages/map.ts'
import { privacyNotice } from '#firm/pages/privacy.ts'
import { reviewsPage } from '#firm/pages/reviews.ts'
import { search } from '#firm/pages/search.ts'
import { sharedPictures } from '#firm/pages/shared-pictures.ts'
import { services } from '#firm/services.ts'
import { specialties } from '#firm/specialties.ts'
import { stains } from '#firm/stains.ts'

import { activitySchema } from './activity.schema.ts'
import { businessSchema } from './business.schema.ts'
import { findGalleryProblems } from './check-gallery.ts'
import { citySchema } from './cities/city.schema.ts'
import { claimsSchema } from './claims.schema.ts'
import { gallerySchema } from './gallery.schema.ts'
import { itemName } from './item-name.ts'
import {
  assistantEntriesSchema,
  assistantSchema,
  requestedPlacesSchema,
} from './knowledge/assistant.schema.ts'
import { legacyUrlsSchema } from './legacy-urls.schema.ts'
import { mapSchema } from './map.schema.ts'
import {
  cityPagesSchema,
  contactPageSchema,
  everyPageSchema,
  galleryPageSchema,
  homePageSchema,
  privacyNoticeSchema,
  reviewsPageSchema,
  searchSchema,
} from './page-texts.schema.ts'
import { findServiceProblems } from './services/check-services.ts'
import { serviceSchema } from './services/service.schema.ts'
import { sharedPicturesSchema } from './shared-pictures.schema.ts'
import { findSpecialtyProblems } from './specialties/check-specialties.ts'
import { specialtySchema } from './specialties/specialty.schema.ts'
import { stainsSchema } from './stains.schema.ts'

type CheckedFile = [
  /** In the firm's folder. */
  file: string,
  schema: v.GenericSchema,
  value: unknown,
]

// Nothing that is imported here may import what is generated, which is made
// after the check.
export const firmFiles: readonly CheckedFile[] = [
  ['business.ts', businessSchema, business],
  ...services.map((service): CheckedFile => [
    `services/${service.id}.ts`,
    serviceSchema,
    service,
  ]),
  ...cities.map((city): CheckedFile => [
    `cities/${city.slug}.ts`,
    citySchema,
    city,
  ]),
  ...specialties.map((specialty): CheckedFile => [
    `specialties/${specialty.slug}.ts`,
    specialtySchema,
    specialty,
  ]),
  ['activity.ts', activitySchema, activity],
  ['pages/cities.ts', cityPagesSchema, cityPages],
  ['pages/claims.ts', claimsSchema, claims],
  ['pages/contact.ts', contactPageSchema, contactPage],
  ['pages/every-page.ts', everyPageSchema, everyPage],
  ['pages/gallery.ts', galleryPageSchema, galleryPage],
  ['pages/home.ts', homePageSchema, homePage],
  ['pages/map.ts', mapSchema, map],
  ['pages/privacy.ts', privacyNoticeSchema, privacyNotice],
  ['pages/reviews.ts', reviewsPageSchema, reviewsPage],
  ['pages/search.ts', searchSchema, search],
  ['assistant/assistant.ts', assistantSchema, assistant],
  ['assistant/company.ts', assistantEntriesSchema, company],
  ['assistant/methods.ts', assistantEntriesSchema, methods],
  ['assistant/places.ts', requestedPlacesSchema, requestedPlaces],
  ['assistant/small-talk.ts', assistantEntriesSchema, talk],
  ['pages/shared-pictures.ts', sharedPicturesSchema, sharedPictures],
  ['gallery.ts', gallerySchema, gallery],
  ['legacy-urls.ts', legacyUrlsSchema, legacyUrls],
  ['stains.ts', stainsSchema, stains],
]

/** Returns all problems of the firm's folder, each with its file and field. */
export function checkFirm(): string[] {
  const problems = firmFiles.flatMap(findProblems)
  if (problems.length > 0) return problems
  return [
    ...findServiceProblems({
      services,
      answers: [...company, ...methods],
      stainIds: stains.map(({ id }) => id),
    }),
    ...findGalleryProblems({ gallery, services }),
    ...findSpecialtyProblems({
      slugs: specialties.map(({ slug }) => slug),
      serviceIds: services.map(({ id }) => id),
    }),
    ...repeatedCities(),
  ]
}

function repeatedCities(): string[] {
  const slugs = cities.map(({ slug }) => slug)
  const repeated = slugs.filter((slug, index) => slugs.indexOf(slug) !== index)
  return repeated.map((slug) => `cities.ts: two cities have the slug "${slug}"`)
}

export function findProblems([file, schema, value]: CheckedFile): string[] {
  const config = { abortPipeEarly: true, message: describeType }
  const { issues = [] } = v.safeParse(schema, value, config)
  return issues.map((issue) => {
    const field = issue.path?.map(stepName).join('.')
    const place = field === undefined ? file : `${file}: ${field}`
    const { value: input } = issue.path?.at(-1) ?? { value }
    return `${place} ${issue.message}${describeInput(input)}`
  })
}

function stepName({ type, key, value }: v.IssuePathItem): string {
  return type === 'array' ? itemName(value, key) : String(key)
}

// Where a schema does not say what is right.
function describeType({ kind, type, expected }: v.BaseIssue<unknown>): string {
  if (kind === 'schema') return `must be of the type ${expected?.toLowerCase()}`
  if (type === 'non_empty') return 'must not be empty'
  return expected === null ? `is no valid ${type}` : `must be ${expected}`
}

function describeInput(input: unknown): string {
  const isShown = typeof input === 'string' || typeof input === 'number'
  return isShown ? `: ${JSON.stringify(input)}` : ''
}
