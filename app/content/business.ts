import type { QuoteFieldSwitches } from '#functions/_shared/quote-fields.ts'

import { openingHours } from './marketing-claims.ts'

export interface Coordinates {
  latitude: number
  longitude: number
}

export interface Site {
  /** Public origin, without a trailing slash; canonical links and the sitemap begin with it. */
  url: string
  name: string
  /** International form; `formatPhone` makes the form people read. */
  phone: string
  email: string
  address: {
    street: string
    city: string
    region: string
    postalCode: string
    country: string
    /** Where that is, in degrees. Left out, there is no map and no `geo`: better than those of another address. */
    coordinates?: Coordinates | undefined
  }
  /** Of every day, such as 07:00. */
  hours: { opens: string; closes: string }
  /** Meters around the address. */
  serviceAreaRadius: number
  /** Which fields the quote form asks for besides the specified three. */
  quoteFields: QuoteFieldSwitches
  /** Whether notifications tell now and then what others booked and wrote. */
  activity: boolean
  /** What stands behind the promises, and who comes. Each is shown where it is given, and leaves no gap where not. */
  credentials: Credentials
  social: { instagram: string; facebook: string; tiktok: string; linkedin: string }
  /** A review platform's own widget for the reviews page. Without one, nothing is loaded from elsewhere. */
  reviewWidget?: ReviewWidget | undefined
  /** Origins that featured videos, their posters and pictures of reviewers may come from, besides the site's own storage. */
  mediaHosts: readonly string[]
}

/** What a platform's embed code says: its script, the element it paints into, and where the rest comes from. */
export interface ReviewWidget {
  script: string
  /** The placeholder, such as `<div class="reviews-app-7"></div>`. Platforms that paint beside their script need none. */
  element?: string | undefined
  /** Origins besides that of the script. */
  hosts?: readonly string[] | undefined
}

export interface Credentials {
  /** As it has to be quoted, such as "CSLB #1012345". */
  license?: string | undefined
  insurer?: string | undefined
  /** What a customer gets who is not satisfied. */
  guarantee?: string | undefined
  owner?: string | undefined
  /** Who stands at the door, and how many. */
  crew?: string | undefined
}

/**
 * Who the business is. SAMPLE identity: an invented company, a reserved telephone range (555-01xx) and a
 * reserved top-level domain (.example). Replace it here, or by the environment variables of
 * .env.example (app/lib/parse-site-settings.ts reads them); nothing else on the site repeats these facts.
 */
export const sampleSite = {
  url: 'https://rivermark.example',
  name: 'Rivermark Pressure Washing',
  phone: '+19165550142',
  email: 'hello@rivermark.example',
  address: {
    street: '1840 Millrace Way',
    city: 'Sacramento',
    region: 'CA',
    postalCode: '95811',
    country: 'US',
    coordinates: { latitude: 38.5816, longitude: -121.4944 },
  },
  hours: openingHours,
  serviceAreaRadius: 50_000,
  quoteFields: { message: false },
  activity: true,
  credentials: {},
  mediaHosts: [],
  social: {
    instagram: 'https://www.instagram.com/rivermark.example',
    facebook: 'https://www.facebook.com/rivermark.example',
    tiktok: 'https://www.tiktok.com/@rivermark.example',
    linkedin: 'https://www.linkedin.com/company/rivermark.example',
  },
} satisfies Site

/** Who draws the map of the business address: the only foreign origin a page may put in a frame. */
export const mapProvider = { name: 'OpenStreetMap', origin: 'https://www.openstreetmap.org' } as const

/** What stands at the map; the address follows the first and the last. */
export const mapTexts = {
  of: 'Map of',
  provider: `Map by ${mapProvider.name}.`,
  directions: 'Directions to',
} as const
