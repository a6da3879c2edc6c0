import type { Site } from '../../app/content/site.ts'
import { readEnvironment } from '../../supabase/functions/_shared/environment.ts'
import { readMailSettings } from '../../supabase/functions/_shared/mail/mail-settings.ts'
import { functionEnvironment } from './function-environment.ts'

// RFC 2606 reserves these names for samples: nobody reads mail there, and a provider says yes all the same.
const sampleDomain = /(?:^|\.)(?:example|invalid|test|localhost|example\.(?:com|net|org))$/i

/** Whether an address is of nobody: that of the sample business, or another invented one. */
export function isSampleAddress(address: string): boolean {
  return sampleDomain.test(address.trim().split('@').at(-1) ?? '')
}

/** One sentence for mail settings under which a lead would not reach its owner; undefined when they fit. */
export function findMailProblem(site: Site, given: NodeJS.ProcessEnv): string | undefined {
  const variable = ['RESEND_API_KEY', 'SMTP_URL'].find((name) => given[name])
  // Without either, mail becomes files on this machine.
  if (variable === undefined) return undefined
  const environment = { ...given, ...functionEnvironment(site, given) }
  const { transport, to } = readMailSettings(readEnvironment((name) => environment[name]))
  if (transport.kind === 'none') return `Mail cannot be sent: ${transport.reason}.`
  if (!isSampleAddress(to)) return undefined
  return `${variable} is set, so mail is really sent, and it would go to the sample address ${to}: set QUOTE_EMAIL_TO to your own.`
}
