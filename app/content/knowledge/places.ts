import { cities } from '../cities/cities.ts'
import type { City } from '../cities/city.ts'
import { serviceById } from '../services/services.ts'
import type { KnowledgeEntry } from './entry.ts'
import { unservedPlaces } from './unserved-places.ts'

function aboutCity(city: City): KnowledgeEntry {
  const services = city.commonServices.map(({ id }) => serviceById[id].shortTitle.toLowerCase())
  return {
    id: `place/${city.slug}`,
    questions: [`Do you come to ${city.name}? Do you serve ${city.name}? ${city.zipCodes.join(', ')}`],
    answer: `Yes, we work in ${city.name} (${city.neighborhoods.join(', ')} and around). What we are asked for most there: ${services.join(', ')}. ${city.callToAction}`,
  }
}

export const places: readonly KnowledgeEntry[] = [
  {
    id: 'place/all',
    questions: [
      'Where do you work? What areas, cities, towns, locations do you serve, cover? Service area, near me, nearby',
      'Do you come to my city, my town, my zip code, my neighborhood? How far do you travel?',
      unservedPlaces,
    ],
    answer: `We work in Greater Sacramento: ${cities.map(({ name }) => name).join(', ')}. If your place is not on the list, call {phone} and we tell you whether we come.`,
  },
  ...cities.map(aboutCity),
]
