import { join } from 'node:path'

import { errorMessage } from '#functions/_shared/error-message.ts'

import { isAllowedMedia } from '../app/lib/media-origins.ts'
import { functionEnvironment } from '../app/lib/parse-site-env.ts'
import { readMailSettings } from '../supabase/functions/_shared/mail/mail-settings.ts'
import { sendMail } from '../supabase/functions/_shared/mail/send-mail.ts'
import { findRunning } from '../supabase/local/api-keys.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { addressOf, findPortProblem } from './lib/port.ts'
import { sampleContent } from './lib/sample-content.ts'
import { settingsOrExit } from './lib/settings.ts'
import { connect } from './lib/supabase-connection.ts'

const usage = `Usage: npm run doctor                          run the checks of npm start, and check what is running
       npm run doctor -- --send-test-email     also send a test email to the owner`
const { values: flags } = readOptions(usage, { options: { 'send-test-email': { type: 'boolean' } } })
const { port, host, dataDir, site, hosted, limitProblem, ownerMail } = settingsOrExit()
let broken = 0
report('settings', limitProblem, 'all settings are valid')
await checkSite()
await checkDatabase().catch((error: unknown) => report('database', errorMessage(error)))
report('email', undefined, ownerMail)
if (flags['send-test-email']) await sendTestEmail()
if (broken > 0) fail(`Problems found: ${broken}`)
console.log('No problems found.')

/** Prints one line with the problem, or with the finding if there is none. */
function report(about: string, problem: string | undefined, finding = '') {
  if (problem !== undefined) broken += 1
  console.log(`${problem === undefined ? 'ok ' : 'BAD'}  ${about.padEnd(10)}  ${problem ?? finding}`)
}

async function checkSite() {
  const signal = AbortSignal.timeout(10_000)
  const response = await fetch(`${addressOf(port, host)}/healthz`, { signal }).catch(() => undefined)
  const health = await response?.text()
  if (health) report('site', response?.ok ? undefined : health, health)
  else report('site', await findPortProblem(port, host), `not running; port ${port} is available`)
}

async function checkDatabase() {
  const running = hosted ?? (await findRunning(dataDir))
  if (!running) return report('database', undefined, 'not running; npm start starts it with the site')
  const client = connect(running.url, running.publishableKey)
  for (const table of ['pressure_washing_videos', 'service_videos'] as const) {
    const videos = client.from(table).select('video_url,poster_url').eq('is_featured', true)
    const latest = videos.order('created_at', { ascending: false }).order('id').limit(1)
    const { data, error } = await latest.abortSignal(AbortSignal.timeout(10_000))
    if (error) return report('database', `not responding at ${running.url} (${error.message})`)
    // Browsers silently block media that the page's content security policy does not allow.
    const addresses = data.flatMap(({ video_url, poster_url }) => [video_url, poster_url])
    const blocked = addresses.find((each) => each && !isAllowedMedia(each, site, hosted?.url))
    if (blocked) report('video', `${blocked} is blocked by browsers. Add its origin to SITE_MEDIA_HOSTS`)
  }
  report('database', undefined, `responds at ${running.url}`)
  const samples = await sampleContent(site, running.url, running.publishableKey)
  report('samples', undefined, samples.join(', ') || 'none shown')
}

async function sendTestEmail() {
  const outbox = join(dataDir, 'outbox')
  const environment = functionEnvironment(site, { ...process.env, MAIL_OUTBOX_DIR: outbox })
  const { transport, ...addresses } = readMailSettings(environment)
  const text = 'This test email was sent by npm run doctor. Quote requests are emailed the same way.\n'
  const message = { subject: `Test email from ${site.name}`, text, html: `<p>${text}</p>`, replyTo: null }
  const mail = { key: `doctor/${Date.now()}`, ...addresses, ...message, date: new Date() }
  const delivery = await sendMail(transport, mail, 10_000)
  const problem = delivery.delivered ? undefined : `${delivery.reason}: ${delivery.detail ?? ''}`
  report('test email', problem, `accepted for ${addresses.to.join(', ')}; check that it arrives`)
}
