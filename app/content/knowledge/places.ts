import { requestedPlaces } from '#firm/assistant/places.ts'

import { region } from '../business.ts'
import { cities } from '../cities/cities.ts'
import { cityIndex } from '../cities/city-index.ts'
import type { City } from '../cities/city.ts'
import { fillFacts } from '../fill-facts.ts'
import { nameInText } from '../services/service.ts'
import { serviceById } from '../services/services.ts'
import type { KnowledgeEntry } from './knowledge-entry.ts'

function aboutCity(city: City): KnowledgeEntry {
  const { name, slug, zipCodes, callToAction } = city
  return {
    id: `place/${slug}`,
    questions: `Do you come to ${name}? Do you serve ${name}? ${zipCodes.join(', ')}`,
    answer: [
      `Yes, we work in ${name}${partsOf(city)}.`,
      mostRequestedIn(city),
      callToAction ?? 'Send us the form or call {phone} for a free quote.',
    ]
      .filter((sentence) => sentence !== '')
      .join(' '),
  }
}

function partsOf({ neighborhoods, roads }: City): string {
  const parts = [...neighborhoods, ...roads]
  return parts.length > 0 ? ` (${parts.join(', ')} and nearby)` : ''
}

function mostRequestedIn({ commonServices }: City): string {
  const services = commonServices.map(({ id }) => nameInText(serviceById(id)))
  return services.length > 0
    ? `Most requested there: ${services.join(', ')}.`
    : ''
}

const served = new Set<string>(cityIndex.map(({ name }) => name))

/**
 * Places visitors ask about that are not on our list. They match the entry with
 * the service area and the phone.
 */
const unlistedPlaces = requestedPlaces.filter((name) => !served.has(name))

export const places: readonly KnowledgeEntry[] = fillFacts([
  {
    id: 'place/all',
    questions: `Where do you work? What areas, cities, towns, locations do you serve, cover? Service area, near me, nearby. Do you come, go to, service my city, my town, my zip code, my neighborhood? How far do you travel? Local. ${unlistedPlaces.join(', ')}`,
    answer:
      cities.length > 0
        ? `We work in ${region}: ${cities.map(({ name }) => name).join(', ')}. If your city isn’t listed, call {phone} and we’ll tell you whether we can come.`
        : `We work in ${region}. Call {phone} and we’ll tell you whether we can come.`,
  },
  ...cities.map(aboutCity),
])
