import { sampleSite } from '../../app/content/business-defaults.ts'
import type { Site } from '../../app/content/site-settings.ts'

/**
 * Overrides app/content/business-defaults.ts, so that no test fails when the
 * owner edits that file.
 */
export const testSite = {
  ...sampleSite,
  url: 'https://rivermark.example',
  name: 'Rivermark Pressure Washing',
  phone: '+19165550142',
  email: 'hello@rivermark.example',
  address: {
    ...sampleSite.address,
    street: '1840 Millrace Way',
    city: 'Sacramento',
    region: 'CA',
    postalCode: '95811',
    coordinates: { latitude: 38.5816, longitude: -121.4944 },
  },
  quoteFields: { message: false },
  social: {
    instagram: 'https://www.instagram.com/rivermark.example',
    facebook: 'https://www.facebook.com/rivermark.example',
    tiktok: 'https://www.tiktok.com/@rivermark.example',
    linkedin: 'https://www.linkedin.com/company/rivermark.example',
  },
} satisfies Site

export const testSiteEnvironment: Record<string, string> =
  environmentOf(testSite)

export function environmentOf(site: Site): Record<string, string> {
  const { address, credentials, social } = site
  const variables = {
    SITE_URL: site.url,
    SITE_NAME: site.name,
    SITE_PHONE: site.phone,
    SITE_EMAIL: site.email,
    SITE_STREET: address.street,
    SITE_CITY: address.city,
    SITE_REGION: address.region,
    SITE_POSTAL_CODE: address.postalCode,
    SITE_LATITUDE: address.coordinates?.latitude,
    SITE_LONGITUDE: address.coordinates?.longitude,
    SITE_INSTAGRAM: social.instagram,
    SITE_FACEBOOK: social.facebook,
    SITE_TIKTOK: social.tiktok,
    SITE_LINKEDIN: social.linkedin,
    SITE_QUOTE_MESSAGE: site.quoteFields.message ? 'on' : 'off',
    SITE_ACTIVITY: site.activity ? 'on' : 'off',
    SITE_LICENSE: credentials.license,
    SITE_INSURER: credentials.insurer,
    SITE_GUARANTEE: credentials.guarantee,
    SITE_OWNER: credentials.owner,
    SITE_CREW: credentials.crew,
  }
  const entries = Object.entries(variables)
  return Object.fromEntries(
    entries
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, `${value}`]),
  )
}
