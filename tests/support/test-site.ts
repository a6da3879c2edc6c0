import * as v from 'valibot'

import { sampleSite, type Site } from '../../app/content/business.ts'
import { siteEnvironment } from '../../app/lib/parse-site-settings.ts'

const inside = v.optional(v.record(v.string(), v.unknown()), {})

/**
 * Who the business is in the tests of the running product. They bring it themselves, so that no test fails when
 * the owner changes app/content/business.ts; what cannot be set from outside (the hours) they derive.
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

/** The same as the owner would set it. */
export const testSiteEnvironment: Record<string, string> = environmentOf(testSite)

/** The variables that make a site this business. */
export function environmentOf(site: Site): Record<string, string> {
  return Object.fromEntries(
    Object.entries(siteEnvironment).flatMap(([variable, path]) => {
      const value = path.reduce<unknown>((inner, key) => v.parse(inside, inner)[key], site)
      if (typeof value === 'boolean') return [[variable, value ? 'on' : 'off']]
      return typeof value === 'string' || typeof value === 'number' ? [[variable, `${value}`]] : []
    }),
  )
}
