import type { RequestedPlaceFile } from '../../../app/content/knowledge/assistant.schema.ts'

export const requestedPlaces: readonly RequestedPlaceFile[] = [
  { name: 'Cloquet', coordinates: { latitude: 46.722, longitude: -92.459 } },
  { name: 'Esko' },
]
