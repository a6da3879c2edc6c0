import type { Firm } from '#domain/firm.ts'
import { business as file } from '#firm/business.ts'
import { hasActivity } from '#firm/generated/index.ts'
import { firm } from '#generated/firm.ts'

import type { BusinessFile } from './business.schema.ts'

export interface Coordinates {
  latitude: number
  longitude: number
}

export interface Address {
  street: string
  city: string
  postalCode: string
  coordinates?: Coordinates | undefined
}

export type SocialProfiles = NonNullable<BusinessFile['profiles']>
export type Credentials = NonNullable<BusinessFile['credentials']>
export type ReviewWidget = NonNullable<BusinessFile['reviewWidget']>

export interface Business extends Firm {
  /** Beneath an icon, where the name is too long. */
  shortName?: string | undefined
  country: string
  takesTexts: boolean
  address?: Address | undefined
  /** In meters around the address. */
  serviceAreaRadius?: number | undefined
  activity: boolean
  /** Whether the hero of the home page shows a film. */
  film: boolean
  /** Whether pages show where we work on a map. */
  map: boolean
  credentials: Credentials
  social: SocialProfiles
  reviewWidget?: ReviewWidget | undefined
  mediaHosts: readonly string[]
}

// Any firm may have the optional facts.
const facts: BusinessFile = file

export const { region, city: mainCity, sinceYear, copyrightYear } = facts

export const business: Business = {
  ...firm,
  shortName: facts.shortName,
  country: 'US',
  takesTexts: facts.takesTexts ?? false,
  address: facts.address && toAddress(facts.address),
  serviceAreaRadius: facts.serviceRadius && facts.serviceRadius * 1000,
  activity: hasActivity,
  film: facts.film,
  map: facts.map,
  credentials: facts.credentials ?? {},
  social: facts.profiles ?? {},
  reviewWidget: facts.reviewWidget,
  mediaHosts: facts.mediaHosts ?? [],
}

export function addressLine({ street, city, postalCode }: Address): string {
  return `${street}, ${city}, ${business.state} ${postalCode}`
}

function toAddress({
  street,
  city,
  postalCode,
  latitude,
  longitude,
}: NonNullable<BusinessFile['address']>): Address {
  const isPlaced = latitude !== undefined && longitude !== undefined
  const coordinates = isPlaced ? { latitude, longitude } : undefined
  return { street, city, postalCode, coordinates }
}
