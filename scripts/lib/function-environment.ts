import type { Site } from '../../app/content/site.ts'

/**
 * What the edge functions are told about the business. On a hosted project the same names are set as secrets;
 * here the site's own settings are their source, so that mail and answers never name another business.
 */
export function functionEnvironment(site: Site, given: NodeJS.ProcessEnv): Record<string, string> {
  return {
    SITE_NAME: site.name,
    SITE_PHONE: site.phone,
    SITE_EMAIL: site.email,
    QUOTE_EMAIL_TO: given.QUOTE_EMAIL_TO || site.email,
    QUOTE_EMAIL_FROM: given.QUOTE_EMAIL_FROM || site.email,
  }
}
