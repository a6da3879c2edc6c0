import { type OpeningHours, openingHours } from '#domain/opening-hours.ts'
import type { QuoteFieldSwitches } from '#domain/quote-fields.ts'
import { business as file } from '#firm/business.ts'

export interface Coordinates {
  latitude: number
  longitude: number
}

export interface Business {
  name: string
  /** In international format. `formatPhone` formats it for display. */
  phone: string
  email: string
  address: {
    street: string
    city: string
    region: string
    postalCode: string
    country: string
    /**
     * In degrees. If unset, the map and the `geo` property are omitted instead
     * of pointing to a wrong place.
     */
    coordinates?: Coordinates | undefined
  }
  hours: OpeningHours
  /** In meters around the address. */
  serviceAreaRadius: number
  /** Optional fields of the quote form, besides the three specified ones. */
  quoteFields: QuoteFieldSwitches
  /**
   * Whether notifications show recent bookings and reviews from time to time.
   */
  activity: boolean
  /** Whether the hero of the home page shows a film. */
  film: boolean
  /** Whether pages show where we work on a map. */
  map: boolean
  /** Trust signals. Unset ones are omitted without leaving a gap. */
  credentials: Credentials
  /** URLs of the profiles. Unset ones are omitted without leaving a gap. */
  social: SocialProfiles
  /**
   * A review platform's widget on the reviews page. If unset, that page frames
   * no third-party content.
   */
  reviewWidget?: ReviewWidget | undefined
  /**
   * Allowed origins of featured videos, their posters and reviewers' avatars,
   * besides the site's own storage.
   */
  mediaHosts: readonly string[]
}

export interface SocialProfiles {
  instagram?: string | undefined
  facebook?: string | undefined
  tiktok?: string | undefined
  linkedin?: string | undefined
}

/** Contents of a review platform's embed code. */
export interface ReviewWidget {
  script: string
  /**
   * Element the widget renders into, such as `<div
   * class="reviews-app-7"></div>`. Some platforms need none.
   */
  element?: string | undefined
  /** Origins the widget may load from, besides that of its script. */
  hosts?: readonly string[] | undefined
}

export interface Credentials {
  /** License as it must be quoted in advertising, such as "CSLB #1012345". */
  license?: string | undefined
  /** Kind of insurance and insurer. */
  insurer?: string | undefined
  /** What a dissatisfied customer gets. */
  guarantee?: string | undefined
  owner?: string | undefined
  /** Who does the work, and how many people arrive. */
  crew?: string | undefined
}

type Weekday =
  | 'monday'
  | 'tuesday'
  | 'wednesday'
  | 'thursday'
  | 'friday'
  | 'saturday'
  | 'sunday'

/** What the firm's business.ts says. */
export interface BusinessFile {
  name: string
  phone: string
  email: string
  address?: {
    street: string
    city: string
    postalCode: string
    latitude?: number
    longitude?: number
  }
  /** The served region, as one says it. */
  region: string
  /** The city that the region is named after. */
  city: string
  state: string
  timeZone: string
  /** By weekday, such as `07:00-19:00`. A day without hours is closed. */
  hours: Partial<Record<Weekday, string>>
  sinceYear: number
  /** The year of the figures and of the copyright line. */
  copyrightYear: number
  /** In kilometers around the address. */
  serviceRadius: number
  profiles?: SocialProfiles
  credentials?: Credentials
  messageField: boolean
  activity: boolean
  film: boolean
  map: boolean
  reviewWidget?: ReviewWidget
  mediaHosts?: readonly string[]
}

export const region = file.region
export const mainCity = file.city
export const sinceYear = file.sinceYear
export const copyrightYear = file.copyrightYear

export const business: Business = {
  name: file.name,
  phone: `+1${file.phone.replaceAll(/\D/g, '')}`,
  email: file.email,
  address: {
    street: file.address?.street ?? '',
    city: file.address?.city ?? '',
    region: file.state,
    postalCode: file.address?.postalCode ?? '',
    country: 'US',
    coordinates:
      file.address?.latitude === undefined ||
      file.address.longitude === undefined
        ? undefined
        : {
            latitude: file.address.latitude,
            longitude: file.address.longitude,
          },
  },
  hours: openingHours,
  serviceAreaRadius: file.serviceRadius * 1000,
  quoteFields: { message: file.messageField },
  activity: file.activity,
  film: file.film,
  map: file.map,
  credentials: file.credentials ?? {},
  social: file.profiles ?? {},
  reviewWidget: file.reviewWidget,
  mediaHosts: file.mediaHosts ?? [],
}
