import * as v from 'valibot'

import { sampleSite } from '../../app/content/business-defaults.ts'
import type { Site } from '../../app/content/site-settings.ts'
import { siteVariables } from '../../app/lib/parse-settings.ts'

const recordSchema = v.optional(v.record(v.string(), v.unknown()), {})

/**
 * The business in tests of the running site. It overrides
 * app/content/business-defaults.ts so that no test fails when the owner edits
 * that file. Tests derive the hours, which have no environment variable.
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

/** Environment variables with which the owner would configure this business. */
export const testSiteEnvironment: Record<string, string> =
  environmentOf(testSite)

/** Returns the environment variables that configure a site for a business. */
export function environmentOf(site: Site): Record<string, string> {
  return Object.fromEntries(
    Object.entries(siteVariables).flatMap(([variable, path]) => {
      const value = path.reduce<unknown>(
        (inner, key) => v.parse(recordSchema, inner)[key],
        site,
      )
      if (typeof value === 'boolean') return [[variable, value ? 'on' : 'off']]
      return typeof value === 'string' || typeof value === 'number'
        ? [[variable, `${value}`]]
        : []
    }),
  )
}
