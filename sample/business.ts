import type { BusinessFile } from '../app/content/business.schema.ts'

/**
 * SAMPLE DATA: an invented company with a reserved phone number (555-01xx) and
 * reserved top-level domains (.example).
 */
export const business: BusinessFile = {
  name: 'Rivermark Pressure Washing',
  shortName: 'Rivermark',
  phone: '(916) 555-0142',
  takesTexts: true,
  email: 'hello@rivermark.example',
  address: {
    street: '1840 Millrace Way',
    city: 'Sacramento',
    postalCode: '95811',
    latitude: 38.5816,
    longitude: -121.4944,
  },
  /** As one says it. */
  region: 'Greater Sacramento',
  /** The city that the region is named after. */
  city: 'Sacramento',
  state: 'CA',
  timeZone: 'America/Los_Angeles',
  hours: {
    monday: '07:00-19:00',
    tuesday: '07:00-19:00',
    wednesday: '07:00-19:00',
    thursday: '07:00-19:00',
    friday: '07:00-19:00',
    saturday: '07:00-19:00',
    sunday: '07:00-19:00',
  },
  sinceYear: 2018,
  /** The year of the figures and of the copyright line. */
  copyrightYear: 2025,
  /** In kilometers around the address. */
  serviceRadius: 50,
  profiles: {
    instagram: 'https://www.instagram.com/rivermark.example',
    facebook: 'https://www.facebook.com/rivermark.example',
    tiktok: 'https://www.tiktok.com/@rivermark.example',
    linkedin: 'https://www.linkedin.com/company/rivermark.example',
  },
  credentials: {
    license: 'Sample license #000000',
    insurer: 'General liability, Sample insurer',
  },
  /** Whether the quote form asks what needs cleaning. */
  messageField: false,
  /** Whether notifications show recent bookings and reviews (activity.ts). */
  activity: true,
  film: true,
  map: true,
}
