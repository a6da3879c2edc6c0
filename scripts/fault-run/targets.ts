import { setTimeout as sleep } from 'node:timers/promises'

import { sampleSite } from '../../app/content/site.ts'
import type { ResendStandIn } from '../../tests/stand-ins/resend.ts'
import type { RunningChild } from '../start/child-process.ts'
import { startEmbeddedProcess } from '../start/embedded-supabase.ts'
import { shareVisitorSecret } from '../start/folder-secrets.ts'
import { functionEnvironment } from '../start/function-environment.ts'
import { freePort } from '../start/port.ts'
import { startSiteServer } from '../start/site-server.ts'
import { childrenOf } from './children-of.ts'
import { type Fault, faults } from './fault-plan.ts'
import type { Machine } from './machine.ts'

// Long enough for some visitors to be refused.
const fullForMs = 2_000

interface Ports {
  supabase: number
  site: number
}

/** The product as npm start runs it, on fixed ports, so that each part finds the others again after a kill. */
export async function startTargets(provider: Pick<ResendStandIn, 'url' | 'apiKey'>, machine: Machine) {
  await shareVisitorSecret(machine.dataDir)
  await machine.waitForDisk()
  const ports = { supabase: await freePort(), site: await freePort() }
  const injected: Record<Fault, number> = { functions: 0, database: 0, site: 0, power: 0, disk: 0 }
  const startDatabaseAgain = () => startDatabase(provider, machine, ports)

  let database = await startDatabaseAgain()
  let site = await startSite(database.publishableKey, ports)

  async function killFunctions(): Promise<void> {
    for (const pid of await childrenOf(database.child.process.pid)) process.kill(pid, 'SIGKILL')
  }

  const happens: Record<Fault, () => Promise<void>> = {
    // Its supervisor starts it again.
    functions: killFunctions,
    async database() {
      await kill(database.child)
      database = await startDatabaseAgain()
    },
    async site() {
      await kill(site)
      site = await startSite(database.publishableKey, ports)
    },
    async power() {
      await killFunctions()
      await Promise.all([database.child, site].map(kill))
      await machine.losePower()
      database = await startDatabaseAgain()
      site = await startSite(database.publishableKey, ports)
    },
    async disk() {
      machine.fillDisk()
      await sleep(fullForMs)
      machine.makeRoom()
    },
  }

  return {
    siteUrl: `http://localhost:${ports.site}`,
    /** Lets it happen and resolves when everything serves again, or at once where this machine does not support it. */
    async inject(fault: Fault) {
      if (machine.unsupported.has(fault)) return
      injected[fault] += 1
      await happens[fault]()
    },
    describeFaults: () =>
      faults.map((fault) => `${fault} ${machine.unsupported.get(fault) ?? injected[fault]}`).join(', '),
    async stop() {
      await site.stop()
      await database.child.stop()
    },
  }
}

async function startDatabase(
  provider: Pick<ResendStandIn, 'url' | 'apiKey'>,
  machine: Machine,
  ports: Ports,
) {
  const started = await startEmbeddedProcess(
    {
      ...functionEnvironment(sampleSite, {}),
      RESEND_API_KEY: provider.apiKey,
      RESEND_API_URL: provider.url,
      SUPABASE_PORT: String(ports.supabase),
      // A run of minutes cannot wait for the hours of real life: the waits are as long in proportion.
      QUOTE_RETRY_BASE_SECONDS: '0.1',
      DATA_DIR: machine.dataDir,
      ...machine.environment,
    },
    'pipe',
  )
  if (!started.ok) throw new Error(started.message)
  started.child.process.stderr?.resume()
  return started
}

async function startSite(publishableKey: string, ports: Ports): Promise<RunningChild> {
  const supabaseUrl = `http://127.0.0.1:${ports.supabase}`
  const started = await startSiteServer({ port: ports.site, supabaseUrl, publishableKey, log: 'pipe' })
  if (!started.ok) throw new Error(started.message)
  started.child.process.stderr?.resume()
  return started.child
}

async function kill(child: RunningChild): Promise<void> {
  child.process.kill('SIGKILL')
  await child.exited
}
