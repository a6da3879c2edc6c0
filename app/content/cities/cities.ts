import { carmichael } from './carmichael.ts'
import { citrusHeights } from './citrus-heights.ts'
import { type City, type CitySlug, type CityTexts, serviceAreas } from './city.ts'
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

/** All served places in the order they are listed. */
export const cities: readonly City[] = serviceAreas.map((area) => Object.assign({}, area, texts[area.slug]))

const known = new Map(cities.map((city) => [city.slug, city]))

export function cityBySlug(slug: CitySlug): City {
  const city = known.get(slug)
  if (!city) throw new Error(`Nothing is said of the city ${slug}.`)
  return city
}
