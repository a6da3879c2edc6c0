import type { CityFile } from '../../app/content/cities/city.ts'
import { hermantown } from './cities/hermantown.ts'
import { proctor } from './cities/proctor.ts'
import { twoHarbors } from './cities/two-harbors.ts'

export const cities: readonly CityFile[] = [hermantown, proctor, twoHarbors]
