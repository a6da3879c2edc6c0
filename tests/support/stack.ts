import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

import PostalMime, { type Email } from 'postal-mime'
import * as v from 'valibot'

import { startChild, startSiteServer } from '../../scripts/lib/child-process.ts'
import {
  firm,
  firmEnvironment,
  outputFolderOf,
} from '../../scripts/lib/firm.cjs'
import { type Lead, listLeads as readLeads } from '../../scripts/lib/leads.ts'
import { findRunning } from '../../scripts/lib/local-supabase.ts'
import { connect } from '../../scripts/lib/supabase-connection.ts'
import { newDataFolder, removeDataFolder } from './data-folder.ts'
import { freePort } from './free-port.ts'
import { testSiteEnvironment } from './test-site.ts'

export interface StackAddress {
  url: string
  supabaseUrl: string
  publishableKey: string
  dataDir: string
}

export interface Stack extends StackAddress {
  quotes: () => Promise<Lead[]>
  emails: () => Promise<Email[]>
}

export interface StoppableStack extends Stack {
  stop: () => Promise<void>
}

const supabaseSchema = v.object({
  url: v.string(),
  publishableKey: v.string(),
  visitorSecret: v.string(),
})

/**
 * Like `npm start`, on a free port with a new data folder.
 * @param firmName Whose site it is.
 */
export async function startStack(
  ownEnvironment: Record<string, string> = {},
  firmName = firm,
): Promise<StoppableStack> {
  const environment = { ...firmEnvironment(firmName), ...ownEnvironment }
  const dataDir = await newDataFolder('site-test')
  const supabase = startChild({
    args: ['tests/support/run-supabase.ts', dataDir],
    environment,
    stderr: 'pipe',
  })
  // An unread pipe fills up and blocks its writer.
  supabase.process.stderr?.resume()
  const {
    url: supabaseUrl,
    publishableKey,
    visitorSecret,
  } = v.parse(supabaseSchema, JSON.parse((await supabase.firstLine) ?? ''))
  const siteEnvironment = { VISITOR_SECRET: visitorSecret, ...environment }
  const options = {
    supabaseUrl,
    publishableKey,
    environment: siteEnvironment,
    output: outputFolderOf(firmName),
  }
  const site = await startSite(options)
  return {
    ...connectStack({ url: site.url, supabaseUrl, publishableKey, dataDir }),
    async stop() {
      await site.stop()
      await supabase.stop()
      removeDataFolder(dataDir)
    },
  }
}

export function connectStack(address: StackAddress): Stack {
  const { dataDir } = address
  return {
    ...address,
    async quotes() {
      const connection = await findRunning(dataDir)
      if (!connection) throw new Error(`No database is running in ${dataDir}.`)
      return await readLeads(connect(connection.url, connection.secretKey))
    },
    emails: () => readEmails(join(dataDir, 'outbox')),
  }
}

interface SiteOptions {
  supabaseUrl: string
  publishableKey: string
  environment?: Record<string, string>
  output?: string
}

export interface RunningSite {
  url: string
  log: () => string
  stop: () => Promise<void>
}

export async function startSite(options: SiteOptions): Promise<RunningSite> {
  const supabase = {
    SUPABASE_URL: options.supabaseUrl,
    SUPABASE_PUBLISHABLE_KEY: options.publishableKey,
  }
  const environment = {
    ...testSiteEnvironment,
    ...options.environment,
    ...supabase,
  }
  let log = ''
  const site = await startSiteServer({
    environment,
    port: await freePort(),
    ...(options.output && { output: options.output }),
    log: (text) => {
      log += text.toString()
    },
  })
  return { url: site.url, log: () => log, stop: site.stop }
}

const run = promisify(execFile)

export async function listQuotes(dataDir: string): Promise<Lead[]> {
  const { stdout } = await run(
    process.execPath,
    ['scripts/quotes.ts', '--json'],
    {
      env: { ...process.env, DATA_DIR: dataDir, SUPABASE_URL: '' },
      maxBuffer: 64 * 1024 * 1024,
    },
  )
  return JSON.parse(stdout)
}

export async function readEmails(outboxDir: string): Promise<Email[]> {
  const files = await readdir(outboxDir).catch(() => [])
  const emailFiles = files.filter((file) => file.endsWith('.eml')).toSorted()
  return await Promise.all(
    emailFiles.map(async (file) =>
      PostalMime.parse(await readFile(join(outboxDir, file))),
    ),
  )
}
