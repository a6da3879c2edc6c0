import type { Site } from '../../app/content/site.ts'
import { readEnvironment } from '../../supabase/functions/_shared/environment.ts'
import { deliverMail } from '../../supabase/functions/_shared/mail/deliver-mail.ts'
import { readMailSettings } from '../../supabase/functions/_shared/mail/mail-settings.ts'
import { functionEnvironment } from '../lib/function-environment.ts'
import { isSampleAddress } from '../lib/mail-problem.ts'
import { bad, type Finding, good, look } from './finding.ts'

const timeoutMs = 20_000

/** How the owner's mail leaves; with `send`, whether it does. */
export async function lookAtMail(
  site: Site,
  given: NodeJS.ProcessEnv,
  outbox: string,
  send: boolean,
): Promise<Finding[]> {
  const environment: NodeJS.ProcessEnv = {
    ...given,
    ...functionEnvironment(site, given),
    MAIL_OUTBOX_DIR: outbox,
  }
  const { transport, to, from } = readMailSettings(readEnvironment((name) => environment[name]))
  if (transport.kind === 'none') return [bad('mail', transport.reason)]
  const findings =
    transport.kind === 'outbox'
      ? [look('mail', `is written to ${outbox}: set SMTP_URL or RESEND_API_KEY to have it sent`)]
      : [good('mail', `leaves by ${transport.kind} for ${to}`)]
  if (transport.kind !== 'outbox' && isSampleAddress(from.address)) {
    findings.push(bad('mail', `comes from the sample address ${from.address}: set QUOTE_EMAIL_FROM`))
  }
  if (!send) return findings
  const delivery = await deliverMail(
    transport,
    {
      key: `doctor/${Date.now()}`,
      to,
      from,
      replyTo: null,
      subject: `A test message of ${site.name}`,
      text: 'npm run doctor sent this. Mail about quote requests takes the same way.\n',
      html: '<p>npm run doctor sent this. Mail about quote requests takes the same way.</p>',
      date: new Date(),
    },
    timeoutMs,
  )
  return [
    ...findings,
    delivery.delivered
      ? good('test message', `taken for ${to}; look whether it has arrived`)
      : bad('test message', [delivery.reason, delivery.detail].filter(Boolean).join(': ')),
  ]
}
