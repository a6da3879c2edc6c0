import * as v from 'valibot'

import { business } from '#firm/business.ts'
import { cities } from '#firm/cities.ts'
import { legacyUrls } from '#firm/legacy-urls.ts'
import { map } from '#firm/pages/map.ts'
import { services } from '#firm/services.ts'
import { specialties } from '#firm/specialties.ts'

import { businessSchema } from './business.schema.ts'
import { findCityProblems } from './cities/check-cities.ts'
import { citySchema } from './cities/city.schema.ts'
import { fullGallery } from './gallery.ts'
import { legacyUrlsSchema } from './legacy-urls.schema.ts'
import { mapSchema } from './map.schema.ts'
import { specialtySchema } from './specialties/specialty.schema.ts'

interface CheckedFile {
  /** In the firm's folder. */
  file: string
  schema: v.GenericSchema
  value: unknown
}

// Nothing that is imported here may import what is generated, which is made
// after the check.
const files: readonly CheckedFile[] = [
  { file: 'business.ts', schema: businessSchema, value: business },
  { file: 'legacy-urls.ts', schema: legacyUrlsSchema, value: legacyUrls },
  { file: 'pages/map.ts', schema: mapSchema, value: map },
  ...specialties.map((specialty) => ({
    file: `specialties/${specialty.slug}.ts`,
    schema: specialtySchema,
    value: specialty,
  })),
  ...cities.map((city) => ({
    file: `cities/${city.slug}.ts`,
    schema: citySchema,
    value: city,
  })),
]

/** Returns all problems of the firm's folder, each with its file and field. */
export function checkFirm(): string[] {
  const problems = files.flatMap(findProblems)
  if (problems.length > 0) return problems
  const pairs = [
    ...fullGallery,
    ...services.flatMap(({ ownPictures = [] }) => ownPictures),
  ]
  return findCityProblems({
    cities,
    map,
    legacyUrls,
    serviceIds: services.map(({ id }) => id),
    specialtySlugs: specialties.map(({ slug }) => slug),
    pairIds: pairs.map(({ id }) => id),
  })
}

export function findProblems({ file, schema, value }: CheckedFile): string[] {
  const config = { abortPipeEarly: true, message: describeType }
  const { issues = [] } = v.safeParse(schema, value, config)
  return issues.map((issue) => {
    const field = v.getDotPath(issue)
    const place = field === null ? file : `${file}: ${field}`
    const { value: input } = issue.path?.at(-1) ?? { value }
    return `${place} ${issue.message}${describeInput(input)}`
  })
}

function describeType({ expected }: v.BaseIssue<unknown>): string {
  return `must be of the type ${expected?.toLowerCase()}`
}

function describeInput(input: unknown): string {
  const isShown = typeof input === 'string' || typeof input === 'number'
  return isShown ? `: ${JSON.stringify(input)}` : ''
}
