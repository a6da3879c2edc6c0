import { type Coordinates, mainCity, region } from '../business.ts'
import { byDistanceFrom } from '../cities/by-distance.ts'
import { cities } from '../cities/cities.ts'
import { cityIndex } from '../cities/city-index.ts'
import type { City } from '../cities/city.ts'
import { free } from '../cta-text.ts'
import { fillFacts } from '../fill-facts.ts'
import { nameInText } from '../services/service.ts'
import { serviceById } from '../services/services.ts'
import { company } from './firm-entries.ts'
import type { KnowledgeEntry } from './knowledge-entry.ts'
import { unservedPlaces } from './requested-places.ts'

function aboutCity(city: City): KnowledgeEntry {
  const { name, slug, zipCodes, callToAction } = city
  return {
    id: `place/${slug}`,
    questions: `Do you come to ${name}? Do you serve ${name}? ${zipCodes.join(', ')}`,
    answer: [
      `Yes, we work in ${name}${partsOf(city)}.`,
      mostRequestedIn(city),
      callToAction ?? `Send us the form or call {phone} for a ${free}quote.`,
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

/** The answer to whether we can come to a city on a day. */
function dateIn({ name, slug }: City): KnowledgeEntry {
  const date = company.find(({ id }) => id === 'booking/date')?.answer ?? ''
  return {
    id: `booking/${slug}`,
    answer: `Yes, we work in ${name}. ${date}`.trim(),
  }
}

function aboutUnserved({
  id,
  name,
  coordinates,
}: (typeof unservedPlaces)[number]): KnowledgeEntry {
  const nearest = coordinates && nearestTo(coordinates)
  return {
    id,
    questions: `Do you come to ${name}? Do you serve ${name}?`,
    answer: [
      `${name} isn’t on our list.`,
      ...(nearest ? [`The nearest place where we work is ${nearest}.`] : []),
      'To ask whether we’d make the trip, call {phone}.',
    ].join(' '),
  }
}

function nearestTo(coordinates: Coordinates): string | undefined {
  const placed = cityIndex.filter((city) => city.coordinates)
  const [nearest] = placed.toSorted(byDistanceFrom(coordinates))
  return nearest?.name
}

export const places: readonly KnowledgeEntry[] = fillFacts([
  {
    id: 'place/all',
    questions: `Where do you work? What areas, cities, towns, locations do you serve, cover? Service area, near me, nearby. Do you come, go to, service my city, my town, my zip code, my neighborhood? How far do you travel? Local. ${mainCity}`,
    answer:
      cities.length > 0
        ? `We work in ${region}: ${cities.map(({ name }) => name).join(', ')}. If your city isn’t listed, call {phone} and we’ll tell you whether we can come.`
        : `We work in ${region}. Call {phone} and we’ll tell you whether we can come.`,
  },
  ...cities.map(aboutCity),
  ...cities.map(dateIn),
  ...unservedPlaces.map(aboutUnserved),
])
