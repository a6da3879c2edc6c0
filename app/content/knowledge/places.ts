import { cities } from '../cities/cities.ts'
import type { City } from '../cities/city.ts'
import { serviceAreas } from '../cities/service-areas.ts'
import { nameInText } from '../services/service.ts'
import { serviceById } from '../services/services.ts'
import type { KnowledgeEntry } from './knowledge-entry.ts'

function aboutCity(city: City): KnowledgeEntry {
  const services = city.commonServices.map(({ id }) =>
    nameInText(serviceById(id)),
  )
  return {
    id: `place/${city.slug}`,
    questions: `Do you come to ${city.name}? Do you serve ${city.name}? ${city.zipCodes.join(', ')}`,
    answer: `Yes, we work in ${city.name} (${[...city.neighborhoods, ...city.roads].join(', ')} and nearby). Most requested there: ${services.join(', ')}. ${city.callToAction}`,
  }
}

const requestedPlaces = [
  'Sacramento',
  'Elk Grove',
  'Davis',
  'Auburn',
  'Lincoln',
  'Natomas',
  'Antelope',
  'Arden',
  'Arcade',
  'Galt',
  'Woodland',
  'Placerville',
  'Cameron Park',
]

const served = new Set<string>(serviceAreas.map(({ name }) => name))

/**
 * Places visitors ask about that are not on our list. They match the entry with
 * the service area and the phone.
 */
const unlistedPlaces = requestedPlaces.filter((name) => !served.has(name))

export const places: readonly KnowledgeEntry[] = [
  {
    id: 'place/all',
    questions: `Where do you work? What areas, cities, towns, locations do you serve, cover? Service area, near me, nearby. Do you come, go to, service my city, my town, my zip code, my neighborhood? How far do you travel? Local. ${unlistedPlaces.join(', ')}`,
    answer: `We work in Greater Sacramento: ${cities.map(({ name }) => name).join(', ')}. If your city isn’t listed, call {phone} and we’ll tell you whether we can come.`,
  },
  ...cities.map(aboutCity),
]
