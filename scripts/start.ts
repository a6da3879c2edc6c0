import './env-file.ts'
import { resolve } from 'node:path'

import { explainFolderTrouble } from '../supabase/embedded/data-folder/folder-trouble.ts'
import { withoutPassword } from '../supabase/embedded/database/own-postgres/database-url.ts'
import { knownCacheSecret } from './start/cache-secret.ts'
import type { RunningChild } from './start/child-process.ts'
import { startEmbeddedProcess } from './start/embedded-supabase.ts'
import { functionEnvironment } from './start/function-environment.ts'
import { isPortFree } from './start/port.ts'
import { sampleContent } from './start/sample-content.ts'
import { readSettings } from './start/settings.ts'
import { startSiteServer } from './start/site-server.ts'
import { supervise } from './start/supervise.ts'
import { shareVisitorSecret } from './start/visitor-secret.ts'

const read = readSettings(process.env)
if (!read.ok) fail(...read.problems)
const { port, dataDir, site: identity, hosted, databaseUrl } = read.settings

if (!(await isPortFree(port))) {
  fail(`Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`)
}

const children: RunningChild[] = []
if (!hosted) await withFolder(dataDir, () => shareVisitorSecret(dataDir))
const cacheSecret = hosted ? process.env.CACHE_SECRET : await knownCacheSecret(dataDir)
const supabase = hosted ?? (await embedded())
const samples = sampleContent(identity, supabase)
const site = await startSiteServer({
  port,
  supabaseUrl: supabase.url,
  publishableKey: supabase.publishableKey,
  environment: { CACHE_SECRET: cacheSecret },
})
if (!site.ok) {
  for (const child of children) await child.stop()
  fail(site.message)
}

// Before it is said that Ctrl-C stops everything.
const supervised = supervise([site.child, ...children])
const sampled = await samples
console.log(`
  The site      ${site.url}
  Quotes        ${hosted ? `in the Supabase project ${hosted.url}` : `stored in ${databaseUrl ? withoutPassword(databaseUrl) : resolve(dataDir)}; list them with: npm run quotes`}
  Owner's mail  ${hosted ? 'sent by the functions of that project' : ownersMail()}${sampled ? `\n  Samples       ${sampled}` : ''}

  Ctrl-C stops everything.
`)
await supervised

async function embedded() {
  const started = await startEmbeddedProcess({
    ...functionEnvironment(identity, process.env),
    DATA_DIR: dataDir,
  })
  if (!started.ok) fail(started.message)
  children.push(started.child)
  return started
}

async function withFolder(folder: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    fail(explainFolderTrouble(error, resolve(folder)) ?? String(error))
  }
}

function ownersMail(): string {
  if (process.env.RESEND_API_KEY) return 'sent through Resend'
  if (process.env.SMTP_URL) return 'sent through the SMTP server of SMTP_URL'
  return `written to ${resolve(dataDir, 'outbox')} (one .eml file each)`
}

function fail(...lines: string[]): never {
  for (const line of lines) console.error(line)
  process.exit(1)
}
