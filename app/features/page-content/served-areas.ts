import { createIsomorphicFn } from '@tanstack/react-start'

import { type CitySlug, isCitySlug, type ServiceArea, serviceAreas } from '~/content/cities/city'
import type { SpelledSlug } from '~/content/cities/city-slug'
import { areMoreServed, listedAreas } from '~/content/cities/listed-areas'
import { areasFile } from '~/content/page-file-names'

import { importPageFile } from './import-page-file'

/** Every served place. Only to be asked for where they are too many for a page to bring them along. */
export const readServiceAreas = createIsomorphicFn()
  .server((): readonly ServiceArea[] => serviceAreas)
  .client(() => importPageFile<readonly ServiceArea[]>(areasFile))

/** The place an address names; nothing where we do not work. The browser asks only where the page cannot know. */
export const findCity = createIsomorphicFn()
  .server((slug: SpelledSlug): CitySlug | undefined => (isCitySlug(slug) ? slug : undefined))
  .client(async (slug: SpelledSlug) => {
    const isHere = (area: ServiceArea) => area.slug === slug
    const here =
      listedAreas.find(isHere) ?? (areMoreServed ? (await readServiceAreas()).find(isHere) : undefined)
    return here?.slug
  })
