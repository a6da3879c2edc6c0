import type { Environment } from '../_shared/environment.ts'

export interface GoogleSettings {
  apiKey: string
  placeId: string
  apiUrl: URL
}

/** Where Google's reviews are read from, or nothing: both key and place have to be set, and usable. */
export function readGoogleSettings(environment: Environment): GoogleSettings | undefined {
  const { GOOGLE_PLACES_API_KEY: apiKey, GOOGLE_PLACE_ID: placeId, GOOGLE_PLACES_API_URL } = environment
  const apiUrl = URL.parse(GOOGLE_PLACES_API_URL ?? 'https://places.googleapis.com')
  if (apiKey === undefined || placeId === undefined || apiUrl === null) return undefined
  return { apiKey, placeId, apiUrl }
}
