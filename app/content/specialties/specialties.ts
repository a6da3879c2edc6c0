import { specialties as files } from '#firm/specialties.ts'

import { fillFacts } from '../fill-facts.ts'
import { beforeAfter, type Picture, singlePicture } from '../picture.ts'
import { type SpecialtySlug, specialtyNames } from './specialty-index.ts'
import type { SpecialtyFile } from './specialty.schema.ts'

type FileKind = SpecialtyFile['kinds']['items'][number]
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
  const { plate, pair, kinds, choices, ...texts } = file
  const { picture } = kinds.items.at(-1) ?? kinds.items[0]
  return {
    ...texts,
    slug,
    // Empty if it names an empty claim.
    plate: plate === '' ? undefined : plate,
    pair: beforeAfter(pair),
    /** On the home page and where the page is shared. */
    image: imageOf(slug, picture),
    kinds: {
      heading: kinds.heading,
      items: kinds.items.map((kind) => kindOf(slug, kind)),
    },
    choices: choices && {
      heading: choices.heading,
      names: choices.names,
      image: imageOf(slug, choices.picture),
    },
  }
}

function kindOf(slug: SpecialtySlug, kind: FileKind) {
  const { title, text, features, picture } = kind
  return { title, text, features, image: imageOf(slug, picture) }
}

function imageOf(slug: SpecialtySlug, { id, alt }: PictureFile): Picture {
  return singlePicture(slug, id, alt)
}
