import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { sampleSite } from '../../app/content/site.ts'
import type { ResendStandIn } from '../../tests/stand-ins/resend.ts'
import type { RunningChild } from '../start/child-process.ts'
import { startEmbeddedProcess } from '../start/embedded-supabase.ts'
import { functionEnvironment } from '../start/function-environment.ts'
import { freePort } from '../start/port.ts'
import { startSiteServer } from '../start/site-server.ts'
import { shareVisitorSecret } from '../start/visitor-secret.ts'
import { childrenOf } from './children-of.ts'
import { type VictimName, victimNames } from './kill-plan.ts'

export interface Victims {
  siteUrl: string
  dataDir: string
  /** Kills with SIGKILL and resolves when a new one serves. */
  kill(name: VictimName): Promise<void>
  describeKills(): string
  stop(): Promise<void>
}

/** The product as npm start runs it, on fixed ports, so that each part finds the others again after a kill. */
export async function startVictims(provider: Pick<ResendStandIn, 'url' | 'apiKey'>): Promise<Victims> {
  const dataDir = await mkdtemp(join(tmpdir(), 'fault-run-'))
  await shareVisitorSecret(dataDir)
  const [supabasePort, sitePort] = [await freePort(), await freePort()]
  const kills: Record<VictimName, number> = { functions: 0, database: 0, site: 0 }

  async function startDatabase() {
    const started = await startEmbeddedProcess(
      {
        ...functionEnvironment(sampleSite, {}),
        RESEND_API_KEY: provider.apiKey,
        RESEND_API_URL: provider.url,
        SUPABASE_PORT: String(supabasePort),
        // A run of minutes cannot wait for the hours of real life: the waits are as long in proportion.
        QUOTE_RETRY_BASE_SECONDS: '0.1',
        DATA_DIR: dataDir,
      },
      'pipe',
    )
    if (!started.ok) throw new Error(started.message)
    started.child.process.stderr?.resume()
    return started
  }

  async function startSite(publishableKey: string): Promise<RunningChild> {
    const supabaseUrl = `http://127.0.0.1:${supabasePort}`
    const started = await startSiteServer({ port: sitePort, supabaseUrl, publishableKey, log: 'pipe' })
    if (!started.ok) throw new Error(started.message)
    started.child.process.stderr?.resume()
    return started.child
  }

  let database = await startDatabase()
  let site = await startSite(database.publishableKey)

  async function kill(name: VictimName): Promise<void> {
    kills[name] += 1
    if (name === 'functions') {
      // Its supervisor starts it again.
      for (const pid of await childrenOf(database.child.process.pid)) process.kill(pid, 'SIGKILL')
    } else if (name === 'database') {
      database.child.process.kill('SIGKILL')
      await database.child.exited
      database = await startDatabase()
    } else {
      site.process.kill('SIGKILL')
      await site.exited
      site = await startSite(database.publishableKey)
    }
  }

  return {
    siteUrl: `http://localhost:${sitePort}`,
    dataDir,
    kill,
    describeKills: () => victimNames.map((name) => `${name} ${kills[name]}`).join(', '),
    async stop() {
      await site.stop()
      await database.child.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}
