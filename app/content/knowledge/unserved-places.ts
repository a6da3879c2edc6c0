import { serviceAreas } from '../cities/city.ts'

const askedFor =
  'Sacramento, Elk Grove, Davis, Auburn, Lincoln, Natomas, Antelope, Arden, Arcade, Galt, Woodland, Placerville, Cameron Park'

const served = new Set<string>(serviceAreas.map(({ name }) => name))

/** Asked for, not on the list: the answer to them says what the list is and whom to ask. */
export const unservedPlaces = askedFor
  .split(', ')
  .filter((name) => !served.has(name))
  .join(', ')
