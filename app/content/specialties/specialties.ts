import { specialties as files } from '#firm/specialties.ts'

import { fillFacts } from '../fill-facts.ts'
import {
  beforeAfter,
  noPicture,
  type Picture,
  singlePicture,
} from '../picture.ts'
import { type SpecialtySlug, specialtyNames } from './specialty-index.ts'
import type { SpecialtyFile } from './specialty.schema.ts'

type FileKind = NonNullable<SpecialtyFile['kinds']>['items'][number]
type FileChoices = NonNullable<SpecialtyFile['choices']>
type PictureFile = FileKind['picture']

export type Specialty = (typeof specialties)[number]

/** In the order of the navigation. */
export const specialties = specialtyNames.map(({ slug }) => {
  const file = files.find((each) => each.slug === slug)
  if (!file) throw new Error(`No file for the specialty ${slug}.`)
  return complete(slug, fillFacts(file))
})

export function specialtyBySlug(slug: SpecialtySlug): Specialty {
  const specialty = specialties.find((each) => each.slug === slug)
  if (!specialty) throw new Error(`No specialty ${slug}.`)
  return specialty
}

function complete(slug: SpecialtySlug, file: SpecialtyFile) {
  const { plate, pair: pairFile, kinds, choices, ...texts } = file
  const pair = pairFile && beforeAfter(pairFile)
  const [shown] = (kinds?.items ?? [])
    .slice(-1)
    .map(({ picture }) => imageOf(slug, picture))
  return {
    ...texts,
    slug,
    // Empty if it names an empty claim.
    plate: plate === '' ? undefined : plate,
    pair,
    /** On the home page and where the page is shared. */
    image: shown ?? pair ?? noPicture,
    kinds: kinds && {
      heading: kinds.heading,
      items: kinds.items.map((kind) => kindOf(slug, kind)),
    },
    choices: choices && choicesOf(slug, choices),
  }
}

function kindOf(slug: SpecialtySlug, kind: FileKind) {
  const { title, text, features, picture } = kind
  return { title, text, features, image: imageOf(slug, picture) }
}

function choicesOf(
  slug: SpecialtySlug,
  { heading, picture, items }: FileChoices,
) {
  return {
    heading,
    swatches: imageOf(slug, picture),
    items: items.map((item) => ({
      name: item.name,
      image: item.picture && imageOf(slug, item.picture),
    })),
  }
}

function imageOf(slug: SpecialtySlug, { id, alt }: PictureFile): Picture {
  return singlePicture(slug, id, alt)
}
