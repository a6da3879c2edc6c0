import './lib/env-file.ts'
import { resolve } from 'node:path'

import * as v from 'valibot'

import { sentenceOf } from '#functions/_shared/error-message.ts'

import { isAllowedMedia } from '../app/lib/media-origins.ts'
import { sendMail } from '../supabase/functions/_shared/mail/send-mail.ts'
import { findRunning } from '../supabase/local/keys.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { describeOwnerMail, ownerMailSettings } from './lib/owner-mail.ts'
import { addressOf, findPortProblem } from './lib/port.ts'
import { sampleContent } from './lib/sample-content.ts'
import { findLimitProblem, settingsOrEnd } from './lib/settings.ts'

const usage = `Usage: npm run doctor                          checks what npm start checks, and what runs
       npm run doctor -- --send-test-email     and sends a test email to the owner`
const { values: flags } = readOptions(usage, { options: { 'send-test-email': { type: 'boolean' } } })
const videoRows = v.array(v.object({ video_url: v.string(), poster_url: v.nullish(v.string()) }))
const { port, host, dataDir, site, hosted } = settingsOrEnd()
const email = hosted ? 'is sent by the functions of the project' : describeOwnerMail(process.env, dataDir)
let broken = 0
report('settings', findLimitProblem(hosted !== undefined, process.env), 'every setting can be used')
await checkSite()
await checkDatabase().catch((error: unknown) => report('database', sentenceOf(error)))
report('email', undefined, email)
if (flags['send-test-email']) await sendTestEmail()
if (broken > 0) fail(`${broken} to fix.`)
console.log('Nothing is broken.')

/** Prints one line: what is wrong, or else what was found. */
function report(about: string, problem: string | undefined, finding = '') {
  if (problem !== undefined) broken += 1
  console.log(`${problem === undefined ? 'ok ' : 'BAD'}  ${about.padEnd(10)}  ${problem ?? finding}`)
}

async function checkSite() {
  const response = await request(`${addressOf(port, host)}/healthz`)
  const health = await response?.text()
  if (health) report('site', response?.ok ? undefined : health, health)
  else report('site', await findPortProblem(port, host), `does not run; port ${port} is free for it`)
}

async function checkDatabase() {
  const running = hosted ?? (await findRunning(dataDir))
  if (!running) return report('database', undefined, 'runs with the site: npm start')
  const { url, publishableKey: apikey } = running
  const rows = await request(`${url}/rest/v1/reviews?select=id&limit=1`, { apikey })
  const problem = `does not respond at ${url} (${rows?.status ?? 'no connection'})`
  report('database', rows?.ok ? undefined : problem, `responds at ${url}`)
  report('samples', undefined, (await sampleContent(site, running)) ?? 'none are shown')
  await checkVideos(running)
}

/** Browsers refuse without a word what the policy of a page does not name. */
async function checkVideos({ url, publishableKey: apikey }: { url: string; publishableKey: string }) {
  for (const table of ['pressure_washing_videos', 'service_videos']) {
    const query = 'select=video_url,poster_url&is_featured=is.true&order=created_at.desc,id&limit=1'
    const response = await request(`${url}/rest/v1/${table}?${query}`, { apikey })
    const rows = v.safeParse(videoRows, await response?.json().catch(() => undefined))
    const addresses = rows.success ? rows.output.flatMap((row) => Object.values(row)) : []
    const refused = addresses.find((address) => address && !isAllowedMedia(address, site, hosted?.url))
    if (refused) report('video', `${refused} is refused by browsers until SITE_MEDIA_HOSTS names its host`)
  }
}

async function sendTestEmail() {
  const outbox = resolve(dataDir, 'outbox')
  const { transport, ...addresses } = ownerMailSettings(site, { ...process.env, MAIL_OUTBOX_DIR: outbox })
  const text = 'npm run doctor sent this. Emails about quote requests take the same way.\n'
  const message = { subject: `A test email of ${site.name}`, text, html: `<p>${text}</p>`, replyTo: null }
  const mail = { key: `doctor/${Date.now()}`, ...addresses, ...message, date: new Date() }
  const delivery = await sendMail(transport, mail, 10_000)
  const problem = delivery.delivered ? undefined : `${delivery.reason}: ${delivery.detail ?? ''}`
  report('test email', problem, `accepted for ${addresses.to.join(', ')}; see whether it arrives`)
}

function request(url: string, headers: Record<string, string> = {}): Promise<Response | undefined> {
  return fetch(url, { headers, signal: AbortSignal.timeout(10_000) }).catch(() => undefined)
}
