import { errorMessage } from '#domain/error-message.ts'
import { photoBucket } from '#domain/quote-photo.ts'

import { business } from '../app/content/business.ts'
import { firmUnknownNames } from '../app/content/unknown-names.ts'
import { isAllowedMedia } from '../app/lib/media-origins.ts'
import { callSql } from '../supabase/functions/_shared/platform/admin-client.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { type Finding, fine, note, problem } from './lib/findings.ts'
import { printable } from './lib/format-table.ts'
import { findGaps, reasonOf } from './lib/lead-deliveries.ts'
import { listLeads } from './lib/leads.ts'
import { findDatabaseProblem, findRunning } from './lib/local-supabase.ts'
import { addressOf, findPortProblem } from './lib/port.ts'
import { findSamples, readFeaturedVideos } from './lib/sample-content.ts'
import {
  type Settings,
  settingsOrExit,
  type SupabaseAccess,
} from './lib/settings.ts'
import { connect } from './lib/supabase-connection.ts'
import { requestTestEmail } from './lib/test-email.ts'
import { findUnlistedFiles } from './lib/unlisted-files.ts'

const usage = `Usage: npm run doctor                          run the checks of npm start, and check what is running
       npm run doctor -- --send-test-email     also send a test email to the owner
       npm run doctor -- --publish             also fail while anything is the sample's`

const siteTimeoutMs = 10_000
// A hosted project's schedule runs every minute.
const firstAttemptMs = 2 * 60_000

interface Patient {
  settings: Settings
  /** The hosted project or the running local Supabase. Null if none runs. */
  supabase: SupabaseAccess | null
}

/** bootstrap.cjs has listed them. */
const hasFolderProblems = process.env['FOLDER_HAS_PROBLEMS'] !== undefined

type Check = (patient: Patient) => Finding[] | Promise<Finding[]>

async function main() {
  const { values } = readOptions(usage, {
    options: {
      'send-test-email': { type: 'boolean' },
      publish: { type: 'boolean' },
    },
  })
  const settings = settingsOrExit()
  const supabase = settings.hosted ?? (await findRunning(settings.dataDir))
  const checks: Check[] = [
    checkFolder,
    checkSettings,
    checkSite,
    checkDatabase,
    checkEmail,
    checkSchedule,
    checkLeads,
    checkPhotos,
  ]
  if (values['send-test-email']) checks.push(sendTestEmail)
  checks.push(({ supabase }) => findSamples(supabase, hasFolderProblems))

  const counts = { ok: 0, note: 0, sample: 0, BAD: 0 }
  for (const check of checks) {
    for (const finding of await check({ settings, supabase })) {
      print(finding)
      counts[finding.state] += 1
    }
  }
  const samples = `Samples to replace before you publish: ${counts.sample}`
  if (counts.sample > 0) console.log(samples)
  if (counts.BAD > 0) fail(`Problems found: ${counts.BAD}`)
  if (values.publish && counts.sample > 0) process.exit(1)
  console.log('No problems found.')
}

function print({ state, about, text }: Finding) {
  const columns = [state.padEnd(6), about.padEnd(10), printable(text)]
  console.log(columns.join('  '))
}

async function checkFolder(): Promise<Finding[]> {
  const leftOut = [...firmUnknownNames(), ...(await findUnlistedFiles())]
  const notes = leftOut.map((name) =>
    note('folder', `${name}, so it is left out`),
  )
  if (!hasFolderProblems) return notes
  return [...notes, problem('folder', 'the site cannot be built: see above')]
}

function checkSettings({ settings }: Patient): Finding[] {
  const { limitProblem, siteUrl } = settings
  const { hostname } = new URL(siteUrl)
  const notes =
    hostname === 'localhost'
      ? [
          note(
            'settings',
            `search engines are told that the site is at ${siteUrl}. Where it goes live, set SITE_URL`,
          ),
        ]
      : []
  if (limitProblem !== undefined)
    return [...notes, problem('settings', limitProblem)]
  return [...notes, fine('settings', 'all settings are valid')]
}

async function checkSite({ settings }: Patient): Promise<Finding[]> {
  const { port, host } = settings
  const url = addressOf(port, host)
  const response = await fetch(`${url}/healthz`, {
    signal: AbortSignal.timeout(siteTimeoutMs),
  }).catch(() => undefined)
  if (response?.ok) return [fine('site', await response.text())]
  if (response) return [problem('site', await response.text())]
  const portProblem = await findPortProblem(port, host)
  if (portProblem === undefined)
    return [fine('site', `not running; port ${port} is available`)]
  const reason = `No site responds at ${url}, and none could start there. ${portProblem}`
  return [problem('site', reason)]
}

async function checkDatabase(patient: Patient): Promise<Finding[]> {
  const { settings, supabase } = patient
  if (!supabase) return [await checkStoppedDatabase(settings.dataDir)]
  const { url } = supabase
  try {
    const blocked = await findBlockedMedia(settings, supabase)
    return [...blocked, fine('database', `responds at ${url}`)]
  } catch (error) {
    const reason = `not responding at ${url} (${errorMessage(error)})`
    return [problem('database', reason)]
  }
}

async function checkStoppedDatabase(dataDir: string): Promise<Finding> {
  const reason = await findDatabaseProblem(dataDir)
  if (reason !== undefined) return problem('database', reason)
  return fine('database', 'not running; npm start starts it with the site')
}

// A local Supabase has a timer instead.
async function checkSchedule({ settings }: Patient): Promise<Finding[]> {
  const { hosted } = settings
  if (!hosted?.secretKey) return []
  const client = connect(hosted.url, hosted.secretKey)
  const { data, error } = await callSql(client, 'has_delivery_schedule', {})
  if (data) return [fine('schedule', 'the project retries emails by itself')]
  const reason = error
    ? `not checked (${error.message})`
    : 'missing, so no failed email is retried and nothing is deleted. Run supabase/schedules/deliver-quote-emails.sql in the SQL editor'
  return [problem('schedule', reason)]
}

async function findBlockedMedia(
  { siteUrl, hosted }: Settings,
  { url, publishableKey }: SupabaseAccess,
): Promise<Finding[]> {
  const videos = await readFeaturedVideos(connect(url, publishableKey))
  const addresses = videos
    .flatMap((video) => [video.video_url, video.poster_url])
    .filter((address) => address !== null)
  const site = { ...business, url: siteUrl }
  const blocked = addresses.filter(
    (address) => !isAllowedMedia(address, site, hosted?.url),
  )
  return blocked.map((address) => {
    const reason = `${address} is blocked by browsers. Add its origin to mediaHosts in business.ts`
    return problem('video', reason)
  })
}

function checkEmail({ settings }: Patient): Finding[] {
  return [fine('email', settings.ownerMail)]
}

async function checkLeads({ supabase }: Patient): Promise<Finding[]> {
  if (!supabase)
    return [fine('leads', 'not checked, because the database is not running')]
  const { url, secretKey } = supabase
  if (!secretKey)
    return [fine('leads', 'not checked; set SUPABASE_SECRET_KEY to check them')]
  try {
    const leads = await listLeads(connect(url, secretKey))
    const { gaps } = findGaps(leads, Date.now() - firstAttemptMs)
    const [newest] = gaps
    if (!newest)
      return [fine('leads', `none of ${leads.length} is failing to reach you`)]
    const failure = `${gaps.length} of ${leads.length} have not reached you, the last because: ${reasonOf(newest)}`
    return [problem('leads', `${failure}. See npm run quotes -- proof`)]
  } catch (error) {
    return [problem('leads', errorMessage(error))]
  }
}

async function checkPhotos({ supabase }: Patient): Promise<Finding[]> {
  if (!supabase?.secretKey) return []
  const client = connect(supabase.url, supabase.secretKey)
  const { data, error } = await client.storage.getBucket(photoBucket)
  if (error) {
    const reason = `the bucket ${photoBucket} can’t be read (${error.message}). Apply the migrations`
    return [problem('photos', reason)]
  }
  if (!data.public) return [fine('photos', 'stored where only you see them')]
  const reason = `everyone can see the photos. Make the bucket ${photoBucket} private`
  return [problem('photos', reason)]
}

async function sendTestEmail(patient: Patient): Promise<Finding[]> {
  return [await requestTestEmail(patient.settings, patient.supabase)]
}

await main()
