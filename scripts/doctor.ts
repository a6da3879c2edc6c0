import { errorMessage } from '#domain/error-message.ts'

import { isAllowedMedia } from '../app/lib/media-origins.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { printable } from './lib/format-table.ts'
import { describeFailures, listQuotes } from './lib/leads.ts'
import { findRunning } from './lib/local-supabase.ts'
import { addressOf, findPortProblem } from './lib/port.ts'
import { sampleContent } from './lib/sample-content.ts'
import { settingsOrExit } from './lib/settings.ts'
import { connect } from './lib/supabase-connection.ts'
import { requestTestEmail } from './lib/test-email.ts'

const usage = `Usage: npm run doctor                          run the checks of npm start, and check what is running
       npm run doctor -- --send-test-email     also send a test email to the owner`
const { values: flags } = readOptions(usage, {
  options: { 'send-test-email': { type: 'boolean' } },
})
const settings = settingsOrExit()
const { port, host, dataDir, site, hosted, limitProblem, ownerMail } = settings
const local = hosted ? null : await findRunning(dataDir)
let broken = 0
report('settings', limitProblem, 'all settings are valid')
await checkSite()
await checkDatabase().catch((error: unknown) =>
  report('database', errorMessage(error)),
)
report('email', undefined, ownerMail)
await checkLeads().catch((error: unknown) =>
  report('leads', errorMessage(error)),
)
if (flags['send-test-email']) await sendTestEmail()
if (broken > 0) fail(`Problems found: ${broken}`)
console.log('No problems found.')

/** Prints one line with the problem, or with the finding if there is none. */
function report(about: string, problem: string | undefined, finding = '') {
  if (problem !== undefined) broken += 1
  console.log(
    `${problem === undefined ? 'ok ' : 'BAD'}  ${about.padEnd(10)}  ${problem ?? finding}`,
  )
}

async function checkSite() {
  const signal = AbortSignal.timeout(10_000)
  const response = await fetch(`${addressOf(port, host)}/healthz`, {
    signal,
  }).catch(() => undefined)
  const health = await response?.text()
  if (health) report('site', response?.ok ? undefined : health, health)
  else
    report(
      'site',
      await findPortProblem(port, host),
      `not running; port ${port} is available`,
    )
}

async function checkDatabase() {
  const running = hosted ?? local
  if (!running)
    return report(
      'database',
      undefined,
      'not running; npm start starts it with the site',
    )
  const client = connect(running.url, running.publishableKey)
  for (const table of ['pressure_washing_videos', 'service_videos'] as const) {
    const videos = client
      .from(table)
      .select('video_url,poster_url')
      .eq('is_featured', true)
    const latest = videos
      .order('created_at', { ascending: false })
      .order('id')
      .limit(1)
    const { data, error } = await latest.abortSignal(
      AbortSignal.timeout(10_000),
    )
    if (error)
      return report(
        'database',
        `not responding at ${running.url} (${error.message})`,
      )
    // Browsers silently block media that the page's content security policy
    // does not allow.
    const addresses = data.flatMap(({ video_url, poster_url }) => [
      video_url,
      poster_url,
    ])
    const blocked = addresses.find(
      (each) => each && !isAllowedMedia(each, site, hosted?.url),
    )
    if (blocked)
      report(
        'video',
        `${blocked} is blocked by browsers. Add its origin to SITE_MEDIA_HOSTS`,
      )
  }
  report('database', undefined, `responds at ${running.url}`)
  const samples = await sampleContent(site, running.url, running.publishableKey)
  report('samples', undefined, samples.join(', ') || 'none shown')
}

/**
 * Reports the leads that an email or a webhook keeps failing for, with the
 * reason.
 */
async function checkLeads() {
  const { SUPABASE_SECRET_KEY, SUPABASE_SERVICE_ROLE_KEY } = process.env
  const url = hosted?.url ?? local?.url
  const secretKey = hosted
    ? SUPABASE_SECRET_KEY || SUPABASE_SERVICE_ROLE_KEY
    : local?.secretKey
  if (!url)
    return report(
      'leads',
      undefined,
      'not checked, because the database is not running',
    )
  if (!secretKey)
    return report(
      'leads',
      undefined,
      'not checked; set SUPABASE_SECRET_KEY to check them',
    )
  const quotes = await listQuotes(connect(url, secretKey))
  const failures = describeFailures(quotes)
  for (const failure of failures)
    report('leads', `${printable(failure)}. See npm run quotes -- proof`)
  if (failures.length === 0)
    report(
      'leads',
      undefined,
      `none of ${quotes.length} is failing to reach you`,
    )
}

async function sendTestEmail() {
  const result = await requestTestEmail(settings, local)
  if (result.sent) report('test email', undefined, result.finding)
  else report('test email', printable(result.problem))
}
