import type { SearchFile } from '../../app/content/page-texts.schema.ts'

/**
 * What search engines show of the pages. The site's name follows the title,
 * which has up to 31 characters.
 */
export const search: SearchFile = {
  home: {
    title: 'Pressure Washing {city}, {state}',
    description:
      'Pressure washing, soft house washing, roof and gutter cleaning and concrete sealing in {region}. {freeEstimates}, {briefHours}.',
    keywords:
      'pressure washing {city}, power washing Sacramento County, house washing, driveway cleaning, exterior cleaning near me',
  },
  contact: {
    title: 'Contact and Free Quote',
    description:
      'Call, email or send the form for a free pressure washing quote in {region}. Open {hours}, {reply}.',
    keywords:
      'pressure washing quote {city}, free estimate, contact pressure washing company',
  },
  gallery: {
    title: 'Before and After Gallery',
    description:
      'Before-and-after pictures of driveways, patios, pavers, walkways, decks, house walls and storefronts: what exterior cleaning does for each surface.',
    keywords:
      'pressure washing before and after, driveway cleaning pictures, paver cleaning pictures',
  },
  reviews: {
    title: 'Customer Reviews',
    description:
      'Reviews from customers in {region}: driveway and patio cleaning, house washing, roofs, gutters and concrete sealing, in their own words.',
    keywords:
      'pressure washing reviews {city}, house washing reviews, exterior cleaning reviews',
  },
}
