import { closeSync, openSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { devNull, tmpdir } from 'node:os'
import { join } from 'node:path'

import { sampleSite } from '../../app/content/site.ts'
import { startEmbeddedProcess } from '../lib/embedded-supabase.ts'
import { shareVisitorSecret } from '../lib/folder-secrets.ts'
import { functionEnvironment } from '../lib/function-environment.ts'
import { freePort } from '../lib/port.ts'
import { startSiteServer } from '../lib/site-server.ts'

export type Backend = Awaited<ReturnType<typeof startBackend>>

/** The embedded Supabase with an empty data folder; that of a copy of the project when one is named. */
export async function startBackend(folder?: string) {
  const dataDir = await mkdtemp(join(tmpdir(), 'site-bench-'))
  await shareVisitorSecret(dataDir)
  const started = await startEmbeddedProcess(
    { ...functionEnvironment(sampleSite, {}), DATA_DIR: dataDir },
    'pipe',
    folder,
  )
  if (!started.ok) throw new Error(started.message)
  const { child, url, publishableKey } = started
  // Unread pipes fill up and stop their writer.
  child.process.stderr?.resume()
  return {
    url,
    publishableKey,
    dataDir,
    pid: child.process.pid,
    async stop() {
      await child.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

export type BenchSite = Awaited<ReturnType<typeof startBenchSite>>

/** What makes the site render every page anew, as for its first visitor. */
export const withoutPageCache = { PAGE_CACHE: 'off' }

/** The built site, of this project or of a copy, on a free port in front of `backend`. */
export async function startBenchSite(
  backend: Pick<Backend, 'url' | 'publishableKey'>,
  environment: Record<string, string> = {},
  folder?: string,
) {
  // A reader of it would take turns with what makes the load.
  const nowhere = openSync(devNull, 'w')
  const site = await startSiteServer({
    port: await freePort(),
    supabaseUrl: backend.url,
    publishableKey: backend.publishableKey,
    environment,
    log: nowhere,
    folder,
  })
  closeSync(nowhere)
  if (!site.ok) throw new Error(site.message)
  const { pid } = site.child.process
  if (pid === undefined) throw new Error('The site has no process.')
  return { url: site.url, pid, stop: () => site.child.stop() }
}
