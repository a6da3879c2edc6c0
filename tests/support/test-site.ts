import { business } from '../../app/content/business.ts'

/** The firm, at the address that the tests publish it at. */
export const testSite = { ...business, url: 'https://site.example' }

export const testSiteEnvironment = { SITE_URL: testSite.url }
