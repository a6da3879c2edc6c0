import { claims, durations } from './marketing-claims.ts'

/**
 * Metadata for search engines. `pageTitle` appends the site's name to the
 * title, which has up to 31 characters.
 */
export type PageMeta = { title: string; description: string; keywords: string }

export type PageText = PageMeta & { heading: string; introduction: string }

/**
 * Returns the document title. With a site name of up to 26 characters, it fits
 * the 60 that search results show.
 */
export function pageTitle(ownTitle: string, siteName: string): string {
  return `${ownTitle} | ${siteName}`
}

// Omits `:00` because descriptions are short of space.
const briefHours = claims.openingHours.replaceAll(':00', '')

/**
 * The home page's heading and introduction are in `hero` of home-page-text.ts.
 */
export const homePage: PageMeta = {
  title: 'Pressure Washing Sacramento, CA',
  description: `Pressure washing, soft house washing, roof and gutter cleaning and concrete sealing in Greater Sacramento. Free estimates, ${briefHours}.`,
  keywords:
    'pressure washing Sacramento, power washing Sacramento County, house washing, driveway cleaning, exterior cleaning near me',
}

export const contactPage: PageText = {
  title: 'Contact and Free Quote',
  description: `Call, email or send the form for a free pressure washing quote in Greater Sacramento. Open ${claims.openingHours}, reply within ${durations.replyHours} hours.`,
  keywords:
    'pressure washing quote Sacramento, free estimate, contact pressure washing company',
  heading: 'Talk to us',
  introduction:
    'Call now, or send the form and we’ll call you. We’ll ask what needs cleaning and where. Photos help: email them to us.',
}

export const galleryPage: PageText = {
  title: 'Before and After Gallery',
  description:
    'Before-and-after pictures of driveways, patios, pavers, walkways, decks, house walls and storefronts: what exterior cleaning does for each surface.',
  keywords:
    'pressure washing before and after, driveway cleaning pictures, paver cleaning pictures',
  heading: 'Before and after',
  introduction:
    'The same surface, before and after. Open a picture and drag the line.',
}

export const reviewsPage: Omit<PageText, 'introduction'> = {
  title: 'Customer Reviews',
  description:
    'Reviews from customers in Greater Sacramento: driveway and patio cleaning, house washing, roofs, gutters and concrete sealing, in their own words.',
  keywords:
    'pressure washing reviews Sacramento, house washing reviews, exterior cleaning reviews',
  heading: 'Customer reviews',
}
