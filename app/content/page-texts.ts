/** What search engines show. The title is the page's own part, up to 31 characters: `pageTitle` completes it. */
export type PageMeta = { title: string; description: string; keywords: readonly string[] }

export type PageText = PageMeta & { heading: string; introduction: string }

/** The document title. Names of up to 26 characters keep every title within the 60 that results show. */
export function pageTitle(ownTitle: string, siteName: string): string {
  return `${ownTitle} | ${siteName}`
}

/** The heading and introduction of the home page are its hero: see home-text.ts. */
export const homePage: PageMeta = {
  title: 'Pressure Washing Sacramento, CA',
  description:
    'Pressure washing, soft house washing, roof and gutter cleaning and concrete sealing in Greater Sacramento. Free estimates, 7 AM to 7 PM every day.',
  keywords: [
    'pressure washing Sacramento',
    'power washing Sacramento County',
    'house washing',
    'driveway cleaning',
    'exterior cleaning near me',
  ],
}

/** Its title, description and keywords follow the selected service: see services/service.ts, `search`. */
export const servicesPage: Omit<PageText, keyof PageMeta> = {
  heading: 'Exterior cleaning, surface by surface',
  introduction:
    'Concrete takes pressure, shingles take none, cedar wants an oxygen cleaner. Choose a surface to see what we do on it and how.',
}

export const epoxyPage: PageText = {
  title: 'Epoxy Garage Floors Sacramento',
  description:
    'Epoxy flooring for garages and small patios in Greater Sacramento: ground, primed, coated and inspected, installed in 1-2 days. Ask for a free quote.',
  keywords: ['epoxy flooring Sacramento', 'epoxy garage floor', 'garage floor coating', 'patio epoxy'],
  heading: 'Epoxy flooring for garages and small patios',
  introduction:
    'A bare garage slab drinks oil and sheds dust. We grind it, prime it and coat it, so that a spill wipes off and the floor sweeps clean.',
}

export const galleryPage: PageText = {
  title: 'Before and After Gallery',
  description:
    'Before-and-after pictures of driveways, patios, pavers, walkways, decks, house walls and storefronts: what exterior cleaning does on each surface.',
  keywords: ['pressure washing before and after', 'driveway cleaning pictures', 'paver cleaning pictures'],
  heading: 'Before and after',
  introduction:
    'Each picture shows the same surface twice: as the weather, the cars and the oaks left it, and once it is clean.',
}

export const reviewsPage: PageText = {
  title: 'Customer Reviews',
  description:
    'Reviews from customers in Greater Sacramento: driveway and patio cleaning, house washing, roofs, gutters and concrete sealing, in their own words.',
  keywords: ['pressure washing reviews Sacramento', 'house washing reviews', 'exterior cleaning reviews'],
  heading: 'What our customers write',
  introduction: 'How the work went, from the people whose driveways, walls and roofs it was.',
}

export const contactPage: PageText = {
  title: 'Contact and Free Quote',
  description:
    'Call, write or send the form for a free pressure washing quote in Greater Sacramento. Open 7:00 AM to 7:00 PM every day, reply within 24 hours.',
  keywords: ['pressure washing quote Sacramento', 'free estimate', 'contact pressure washing company'],
  heading: 'Talk to us',
  introduction:
    'Tell us the surface and the city, and what is on it if you know. A photograph helps, but a phone call is enough.',
}

export const notFoundPage: PageText = {
  title: 'Page not found',
  description:
    'This page does not exist or has moved. Return to the home page to find our services, service areas, before-and-after gallery and the free quote form.',
  keywords: [],
  heading: 'Oops! Page not found',
  introduction: 'The address may be mistyped, or the page has moved.',
}
