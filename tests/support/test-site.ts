import { formatPhone } from '#domain/format-phone.ts'

import { business } from '../../app/content/business.ts'

/** The firm, at the address that the tests publish it at. */
export const testSite = { ...business, url: 'https://site.example' }

export const testSiteEnvironment = { SITE_URL: testSite.url }

export const phoneWords = formatPhone(business.phone)

/** In the HTML of a page. */
export const phoneLink = `href="tel:${business.phone}">${phoneWords}`
