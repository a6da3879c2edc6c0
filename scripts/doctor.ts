import { errorMessage } from '#domain/error-message.ts'

import { selectFeaturedVideo, videoTables } from '../app/lib/featured-video.ts'
import { isAllowedMedia } from '../app/lib/media-origins.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { printable } from './lib/format-table.ts'
import { describeFailures } from './lib/lead-deliveries.ts'
import { listLeads } from './lib/leads.ts'
import { findRunning, type LocalSupabase } from './lib/local-supabase.ts'
import { addressOf, findPortProblem } from './lib/port.ts'
import { sampleContent } from './lib/sample-content.ts'
import { type Settings, settingsOrExit } from './lib/settings.ts'
import { connect } from './lib/supabase-connection.ts'
import { requestTestEmail } from './lib/test-email.ts'

const usage = `Usage: npm run doctor                          run the checks of npm start, and check what is running
       npm run doctor -- --send-test-email     also send a test email to the owner`

const timeoutMs = 10_000

interface Finding {
  about: string
  isProblem: boolean
  text: string
}

/** What the checks look at. */
interface Patient {
  settings: Settings
  /** The running local Supabase. Null if there is none or it is not used. */
  local: LocalSupabase | null
}

type Check = (patient: Patient) => Finding[] | Promise<Finding[]>

async function main() {
  const { values } = readOptions(usage, {
    options: { 'send-test-email': { type: 'boolean' } },
  })
  const settings = settingsOrExit()
  const local = settings.hosted ? null : await findRunning(settings.dataDir)
  const checks: Check[] = [
    checkSettings,
    checkSite,
    checkDatabase,
    checkEmail,
    checkLeads,
  ]
  if (values['send-test-email']) checks.push(sendTestEmail)

  let problemCount = 0
  for (const check of checks) {
    const findings = await check({ settings, local })
    findings.forEach(print)
    problemCount += findings.filter(({ isProblem }) => isProblem).length
  }
  if (problemCount > 0) fail(`Problems found: ${problemCount}`)
  console.log('No problems found.')
}

function fine(about: string, text: string): Finding {
  return { about, isProblem: false, text }
}

function problem(about: string, text: string): Finding {
  return { about, isProblem: true, text }
}

function print({ about, isProblem, text }: Finding) {
  const state = isProblem ? 'BAD' : 'ok '
  console.log(`${state}  ${about.padEnd(10)}  ${text}`)
}

function checkSettings({ settings }: Patient): Finding[] {
  const { limitProblem } = settings
  if (limitProblem !== undefined) return [problem('settings', limitProblem)]
  return [fine('settings', 'all settings are valid')]
}

async function checkSite({ settings }: Patient): Promise<Finding[]> {
  const { port, host } = settings
  const response = await fetch(`${addressOf(port, host)}/healthz`, {
    signal: AbortSignal.timeout(timeoutMs),
  }).catch(() => undefined)
  const health = await response?.text()
  if (health)
    return [response?.ok ? fine('site', health) : problem('site', health)]
  const portProblem = await findPortProblem(port, host)
  if (portProblem !== undefined) return [problem('site', portProblem)]
  return [fine('site', `not running; port ${port} is available`)]
}

async function checkDatabase({ settings, local }: Patient): Promise<Finding[]> {
  const { hosted, site } = settings
  const running = hosted ?? local
  if (!running)
    return [fine('database', 'not running; npm start starts it with the site')]
  const { url, publishableKey } = running
  try {
    const videos = await findBlockedMedia(settings, running)
    const samples = await sampleContent(site, url, publishableKey)
    return [
      ...videos,
      fine('database', `responds at ${url}`),
      fine('samples', samples.join(', ') || 'none shown'),
    ]
  } catch (error) {
    const reason = `not responding at ${url} (${errorMessage(error)})`
    return [problem('database', reason)]
  }
}

interface PublicAccess {
  url: string
  publishableKey: string
}

/**
 * Reports the featured videos and posters that the page's content security
 * policy does not allow, which browsers block silently.
 */
async function findBlockedMedia(
  { site, hosted }: Settings,
  { url, publishableKey }: PublicAccess,
): Promise<Finding[]> {
  const client = connect(url, publishableKey)
  const findings: Finding[] = []
  for (const table of Object.values(videoTables)) {
    const signal = AbortSignal.timeout(timeoutMs)
    const query = selectFeaturedVideo(client, table, signal)
    const { data } = await query.throwOnError()
    for (const address of [data?.video_url, data?.poster_url]) {
      if (!address || isAllowedMedia(address, site, hosted?.url)) continue
      const reason = `${address} is blocked by browsers. Add its origin to SITE_MEDIA_HOSTS`
      findings.push(problem('video', reason))
    }
  }
  return findings
}

function checkEmail({ settings }: Patient): Finding[] {
  return [fine('email', settings.ownerMail)]
}

/**
 * Reports the leads that an email or a webhook keeps failing for, with the
 * reason.
 */
async function checkLeads(patient: Patient): Promise<Finding[]> {
  const { url, secretKey } = secretAccess(patient)
  if (!url)
    return [fine('leads', 'not checked, because the database is not running')]
  if (!secretKey)
    return [fine('leads', 'not checked; set SUPABASE_SECRET_KEY to check them')]
  try {
    const leads = await listLeads(connect(url, secretKey))
    const failures = describeFailures(leads)
    if (failures.length === 0)
      return [fine('leads', `none of ${leads.length} is failing to reach you`)]
    return failures.map((failure) =>
      problem('leads', `${printable(failure)}. See npm run quotes -- proof`),
    )
  } catch (error) {
    return [problem('leads', errorMessage(error))]
  }
}

interface SecretAccess {
  url: string | undefined
  secretKey: string | undefined
}

function secretAccess({ settings, local }: Patient): SecretAccess {
  const supabase = settings.hosted ?? local
  return { url: supabase?.url, secretKey: supabase?.secretKey }
}

async function sendTestEmail({ settings, local }: Patient): Promise<Finding[]> {
  const result = await requestTestEmail(settings, local)
  if (result.sent) return [fine('test email', result.finding)]
  return [problem('test email', printable(result.problem))]
}

await main()
