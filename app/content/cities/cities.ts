import { carmichael } from './carmichael.ts'
import { citrusHeights } from './citrus-heights.ts'
import type { City, CityTexts } from './city.ts'
import { elDoradoHills } from './el-dorado-hills.ts'
import { fairOaks } from './fair-oaks.ts'
import { folsom } from './folsom.ts'
import { foothillFarms } from './foothill-farms.ts'
import { graniteBay } from './granite-bay.ts'
import { loomis } from './loomis.ts'
import { northHighlands } from './north-highlands.ts'
import { orangevale } from './orangevale.ts'
import { ranchoCordova } from './rancho-cordova.ts'
import { rioLinda } from './rio-linda.ts'
import { rocklin } from './rocklin.ts'
import { rosemont } from './rosemont.ts'
import { roseville } from './roseville.ts'
import {
  type CitySlug,
  type ServiceArea,
  serviceAreas,
} from './service-areas.ts'
import { westSacramento } from './west-sacramento.ts'

const texts: Record<CitySlug, CityTexts> = {
  orangevale,
  'el-dorado-hills': elDoradoHills,
  loomis,
  'granite-bay': graniteBay,
  roseville,
  'west-sacramento': westSacramento,
  'foothill-farms': foothillFarms,
  rosemont,
  rocklin,
  'rio-linda': rioLinda,
  'rancho-cordova': ranchoCordova,
  carmichael,
  folsom,
  'north-highlands': northHighlands,
  'fair-oaks': fairOaks,
  'citrus-heights': citrusHeights,
}

/** All cities we serve, in display order. */
export const cities: readonly City[] = serviceAreas.map(withTexts)

function withTexts(area: ServiceArea): City {
  return { ...area, ...texts[area.slug] }
}

/**
 * Returns the city with a slug. `isCitySlug` checks whether a string is one.
 */
export function cityBySlug(slug: CitySlug): City {
  const city = cities.find((each) => each.slug === slug)
  if (!city) throw new Error(`No content for the city ${slug}.`)
  return city
}
