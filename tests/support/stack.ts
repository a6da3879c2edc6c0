import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import PostalMime, { type Email } from 'postal-mime'

import { startEmbeddedProcess } from '../../scripts/lib/embedded-supabase.ts'
import { shareVisitorSecret } from '../../scripts/lib/folder-secrets.ts'
import { functionEnvironment } from '../../scripts/lib/function-environment.ts'
import { freePort } from '../../scripts/lib/port.ts'
import { startSiteServer } from '../../scripts/lib/site-server.ts'
import { newDataFolder, removeDataFolder } from './data-folder.ts'
import { testSite, testSiteEnvironment } from './test-site.ts'

/** One line of `npm run quotes -- --json`. */
interface ListedQuote {
  id: string
  createdAt: string
  firstName: string
  email: string
  phone: string
  suspicion: string | null
  origin?: { page: string; subject?: string }
  notification: { status: string; attempts: number; lastError: string | null; deliveredAt: string | null }
}

export interface Stack {
  url: string
  supabaseUrl: string
  publishableKey: string
  dataDir: string
  /** The quotes as the owner sees them, by the owner's own command. */
  quotes: () => Promise<ListedQuote[]>
  /** The owner's mail so far. */
  mails: () => Promise<Email[]>
  stopSupabase: () => Promise<void>
  stop: () => Promise<void>
}

/** The whole product, as `npm start` runs it, on a free port with a new data folder. */
export async function startStack(environment: Record<string, string> = {}): Promise<Stack> {
  const dataDir = await newDataFolder('site-test')
  await shareVisitorSecret(dataDir)
  const supabase = await startEmbeddedProcess(
    { ...functionEnvironment(testSite, {}), ...environment, DATA_DIR: dataDir },
    'pipe',
  )
  if (!supabase.ok) throw new Error(supabase.message)
  // Unread pipes fill up and stop their writer.
  supabase.child.process.stderr?.resume()

  const { url: supabaseUrl, publishableKey } = supabase
  const site = await startSite({ supabaseUrl, publishableKey, environment })
  return {
    url: site.url,
    supabaseUrl,
    publishableKey,
    dataDir,
    quotes: () => listQuotes(dataDir),
    mails: () => readMails(supabase.outboxDir),
    stopSupabase: () => supabase.child.stop(),
    async stop() {
      await site.stop()
      await supabase.child.stop()
      removeDataFolder(dataDir)
    },
  }
}

interface SiteOptions {
  supabaseUrl: string
  publishableKey: string
  environment?: Record<string, string>
}

export interface RunningSite {
  url: string
  /** What it has logged so far. */
  log: () => string
  stop: () => Promise<void>
}

/** Only the site, on a free port, in front of whatever backend is named. */
export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const environment = { ...testSiteEnvironment, ...options.environment }
  const site = await startSiteServer({ ...options, environment, port: await freePort(), log: 'pipe' })
  if (!site.ok) throw new Error(site.message)
  let log = ''
  site.child.process.stderr?.setEncoding('utf8').on('data', (text: string) => {
    log += text
  })
  return { url: site.url, log: () => log, stop: () => site.child.stop() }
}

const run = promisify(execFile)

/** What `npm run quotes -- --json` prints for this data folder. */
export async function listQuotes(dataDir: string): Promise<ListedQuote[]> {
  const { stdout } = await run(process.execPath, ['scripts/quotes.ts', '--json'], {
    env: { ...process.env, DATA_DIR: dataDir, SUPABASE_URL: '' },
    maxBuffer: 64 * 1024 * 1024,
  })
  return JSON.parse(stdout)
}

/** The mails in an outbox, oldest first. */
export async function readMails(outboxDir: string): Promise<Email[]> {
  const files = await readdir(outboxDir).catch(() => [])
  const letters = files.filter((file) => file.endsWith('.eml')).toSorted()
  return await Promise.all(
    letters.map(async (file) => PostalMime.parse(await readFile(join(outboxDir, file)))),
  )
}
