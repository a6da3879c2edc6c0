import { resolve } from 'node:path'

import './lib/env-file.ts'
import { sentenceOf } from '#functions/_shared/error-sentence.ts'

import { explainFolderTrouble } from '../supabase/embedded/data-folder/folder-trouble.ts'
import { withoutPassword } from '../supabase/embedded/database/own-postgres/database-url.ts'
import { findLimitProblem } from './doctor/look-at-settings.ts'
import { fail } from './lib/command-line.ts'
import { startEmbeddedProcess } from './lib/embedded-supabase.ts'
import { knownCacheSecret, shareVisitorSecret } from './lib/folder-secrets.ts'
import { functionEnvironment } from './lib/function-environment.ts'
import { outliveReaders } from './lib/log-output.ts'
import { findPortProblem } from './lib/port.ts'
import { sampleContent } from './lib/sample-content.ts'
import { settingsOrEnd } from './lib/settings.ts'
import { startSiteServer } from './lib/site-server.ts'
import { standIn } from './lib/stand-in.ts'
import { type Kept, supervise } from './lib/supervise.ts'

outliveReaders()
// Whatever goes wrong until everything runs is one sentence.
process.once('uncaughtException', failWith)
const { port, host, dataDir, site: identity, hosted, databaseUrl } = settingsOrEnd()

const portProblem = await findPortProblem(port, host)
if (portProblem) fail(portProblem)

const kept: Kept[] = []
if (!hosted) await shareVisitorSecret(dataDir)
const cacheSecret = hosted ? process.env.CACHE_SECRET : await knownCacheSecret(dataDir)
const supabase = hosted ?? (await embedded())
const samples = sampleContent(identity, supabase)
const startSite = () =>
  startSiteServer({
    port,
    host,
    supabaseUrl: supabase.url,
    publishableKey: supabase.publishableKey,
    environment: { CACHE_SECRET: cacheSecret },
  })
const site = await startSite()
if (!site.ok) {
  for (const { child } of kept) await child.stop()
  fail(site.message)
}
kept.unshift({
  child: site.child,
  startAgain: startSite,
  standIn: () => standIn({ port, host, site: identity }),
})

const limitProblem = findLimitProblem(hosted !== undefined, process.env)
if (limitProblem) console.error(`${limitProblem}.`)

// Before it is said that Ctrl-C stops everything.
const sampled = await samples
const supervised = supervise(kept)
process.off('uncaughtException', failWith)
console.log(`
  The site      ${site.url}
  Quotes        ${hosted ? `in the Supabase project ${hosted.url}` : `stored in ${databaseUrl ? withoutPassword(databaseUrl) : resolve(dataDir)}; list them with: npm run quotes`}
  Owner's mail  ${hosted ? 'sent by the functions of that project' : ownersMail()}${sampled ? `\n  Samples       ${sampled}` : ''}

  Ctrl-C stops everything.
`)
await supervised

async function embedded() {
  const environment = { ...functionEnvironment(identity, process.env), DATA_DIR: dataDir }
  const started = await startEmbeddedProcess(environment)
  if (!started.ok) fail(started.message)
  // The site knows it by its address: it comes back under the same one.
  const { port: samePort } = new URL(started.url)
  kept.push({
    child: started.child,
    startAgain: () => startEmbeddedProcess({ ...environment, SUPABASE_PORT: samePort }),
  })
  return started
}

function failWith(error: unknown): never {
  const folder = resolve(process.env.DATA_DIR || '.data')
  return fail(explainFolderTrouble(error, folder) ?? `The start failed: ${sentenceOf(error)}.`)
}

function ownersMail(): string {
  if (process.env.RESEND_API_KEY) return 'sent through Resend'
  if (process.env.SMTP_URL) return 'sent through the SMTP server of SMTP_URL'
  return `written to ${resolve(dataDir, 'outbox')} (one .eml file each)`
}
