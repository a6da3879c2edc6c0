import { openingHours } from '#domain/opening-hours.ts'

import type { Site } from './site-settings.ts'

/**
 * The business's identity. SAMPLE DATA: an invented company with a reserved
 * phone number range (555-01xx) and a reserved top-level domain (.example).
 * Replace it here or with the environment variables in .env.example, which
 * app/lib/parse-settings.ts reads.
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
  credentials: {
    license: 'Sample license #000000',
    insurer: 'General liability, Sample insurer',
  },
  mediaHosts: [],
  social: {
    instagram: 'https://www.instagram.com/rivermark.example',
    facebook: 'https://www.facebook.com/rivermark.example',
    tiktok: 'https://www.tiktok.com/@rivermark.example',
    linkedin: 'https://www.linkedin.com/company/rivermark.example',
  },
} satisfies Site
