import type { RequestedPlaceFile } from '../../app/content/knowledge/assistant.schema.ts'

/**
 * Places that visitors ask about and that have no page. The assistant says so,
 * and names the nearest city.
 */
export const requestedPlaces: readonly RequestedPlaceFile[] = [
  {
    name: 'Elk Grove',
    coordinates: { latitude: 38.409, longitude: -121.371 },
  },
  {
    name: 'Davis',
    coordinates: { latitude: 38.545, longitude: -121.741 },
  },
  {
    name: 'Auburn',
    coordinates: { latitude: 38.897, longitude: -121.077 },
  },
  {
    name: 'Lincoln',
    coordinates: { latitude: 38.892, longitude: -121.293 },
  },
  {
    name: 'Natomas',
    coordinates: { latitude: 38.643, longitude: -121.512 },
  },
  {
    name: 'Antelope',
    coordinates: { latitude: 38.708, longitude: -121.33 },
  },
  {
    name: 'Arden-Arcade',
    coordinates: { latitude: 38.603, longitude: -121.379 },
  },
  {
    name: 'Galt',
    coordinates: { latitude: 38.255, longitude: -121.3 },
  },
  {
    name: 'Woodland',
    coordinates: { latitude: 38.679, longitude: -121.773 },
  },
  {
    name: 'Placerville',
    coordinates: { latitude: 38.73, longitude: -120.799 },
  },
  {
    name: 'Cameron Park',
    coordinates: { latitude: 38.669, longitude: -120.987 },
  },
]
