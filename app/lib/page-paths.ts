import { citySlugs } from '../content/cities/city.ts'
import { cityPath, mainPages } from './site-pages.ts'

// Not beside the pages there is one of: those are in the script of every page, where the names of all places must not be.

/** Every path that answers with a page of its own. */
export const pagePaths: readonly string[] = [
  ...Object.values(mainPages).map(({ path }) => path),
  ...citySlugs.map(cityPath),
]
