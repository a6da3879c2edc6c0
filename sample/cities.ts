import type { CityFile } from '../app/content/cities/city.ts'
import { carmichael } from './cities/carmichael.ts'
import { citrusHeights } from './cities/citrus-heights.ts'
import { elDoradoHills } from './cities/el-dorado-hills.ts'
import { fairOaks } from './cities/fair-oaks.ts'
import { folsom } from './cities/folsom.ts'
import { foothillFarms } from './cities/foothill-farms.ts'
import { graniteBay } from './cities/granite-bay.ts'
import { loomis } from './cities/loomis.ts'
import { northHighlands } from './cities/north-highlands.ts'
import { orangevale } from './cities/orangevale.ts'
import { ranchoCordova } from './cities/rancho-cordova.ts'
import { rioLinda } from './cities/rio-linda.ts'
import { rocklin } from './cities/rocklin.ts'
import { rosemont } from './cities/rosemont.ts'
import { roseville } from './cities/roseville.ts'
import { westSacramento } from './cities/west-sacramento.ts'

/** In the order of the pages. */
export const cities: readonly CityFile[] = [
  orangevale,
  elDoradoHills,
  loomis,
  graniteBay,
  roseville,
  westSacramento,
  foothillFarms,
  rosemont,
  rocklin,
  rioLinda,
  ranchoCordova,
  carmichael,
  folsom,
  northHighlands,
  fairOaks,
  citrusHeights,
]
