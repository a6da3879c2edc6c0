import { carmichael } from './carmichael.ts'
import { citrusHeights } from './citrus-heights.ts'
import { type City, type CitySlug, citySlugs } from './city.ts'
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

export const cityBySlug: Record<CitySlug, City> = {
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

/** All served places in the order of `citySlugs`. */
export const cities: readonly City[] = citySlugs.map((slug) => cityBySlug[slug])
