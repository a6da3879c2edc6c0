import { resolve } from 'node:path'

import type { Site } from '../../app/content/business.ts'
import { readEnvironment } from '../../supabase/functions/_shared/environment.ts'
import { readMailSettings } from '../../supabase/functions/_shared/mail/mail-settings.ts'

// RFC 2606 reserves these names for examples. Mail to them is lost, though a provider accepts it.
const sampleDomain = /[.@](?:example|invalid|test|localhost|example\.(?:com|net|org))$/i

/** One sentence for mail settings under which a quote would not reach its owner; undefined when they fit. */
export function findMailProblem(site: Site, given: NodeJS.ProcessEnv): string | undefined {
  // Without a server, mail is written to files on this machine.
  const environment = { MAIL_OUTBOX_DIR: 'outbox', ...given }
  const { transport, to } = ownerMailSettings(site, environment)
  if (transport.kind === 'none') return `Mail cannot be sent: ${transport.reason}.`
  const lost = to.find((address) => sampleDomain.test(address))
  if (transport.kind === 'outbox' || lost === undefined) return undefined
  const variable = given.RESEND_API_KEY ? 'RESEND_API_KEY' : 'SMTP_URL'
  return `${variable} is set, so mail is really sent, and it would go to the sample address ${lost}: set QUOTE_EMAIL_TO to your own.`
}

/** How the edge functions would send the owner's mail with these settings. */
export function ownerMailSettings(site: Site, given: NodeJS.ProcessEnv) {
  const environment: NodeJS.ProcessEnv = { ...given, ...functionEnvironment(site, given) }
  return readMailSettings(readEnvironment((name) => environment[name]))
}

/** Where the owner's mail goes, in words. */
export function describeOwnerMail(given: NodeJS.ProcessEnv, dataDir: string): string {
  if (given.RESEND_API_KEY) return 'sent through Resend'
  if (given.SMTP_URL) return 'sent through the SMTP server of SMTP_URL'
  return `written to ${resolve(dataDir, 'outbox')} (one .eml file each)`
}

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
