import { setTimeout as sleep } from 'node:timers/promises'

import { sampleSite } from '../../app/content/site.ts'
import type { ResendStandIn } from '../../tests/stand-ins/resend.ts'
import type { RunningChild } from '../start/child-process.ts'
import { startEmbeddedProcess } from '../start/embedded-supabase.ts'
import { functionEnvironment } from '../start/function-environment.ts'
import { freePort } from '../start/port.ts'
import { startSiteServer } from '../start/site-server.ts'
import { shareVisitorSecret } from '../start/visitor-secret.ts'
import { childrenOf } from './children-of.ts'
import { type Fault, faults } from './fault-plan.ts'
import type { Machine } from './machine.ts'

interface Victims {
  siteUrl: string
  /** Lets it happen and resolves when everything serves again, or at once where the machine is spared it. */
  suffer(fault: Fault): Promise<void>
  describeFaults(): string
  stop(): Promise<void>
}

// Long enough for some visitors to be refused.
const fullForMs = 2_000

/** The product as npm start runs it, on fixed ports, so that each part finds the others again after a kill. */
export async function startVictims(
  provider: Pick<ResendStandIn, 'url' | 'apiKey'>,
  machine: Machine,
): Promise<Victims> {
  const { dataDir } = machine
  await shareVisitorSecret(dataDir)
  await machine.waitForDisk()
  const [supabasePort, sitePort] = [await freePort(), await freePort()]
  const suffered: Record<Fault, number> = { functions: 0, database: 0, site: 0, power: 0, disk: 0 }

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
        ...machine.environment,
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

  async function killFunctions(): Promise<void> {
    for (const pid of await childrenOf(database.child.process.pid)) process.kill(pid, 'SIGKILL')
  }

  const happens: Record<Fault, () => Promise<void>> = {
    // Its supervisor starts it again.
    functions: killFunctions,
    async database() {
      database.child.process.kill('SIGKILL')
      await database.child.exited
      database = await startDatabase()
    },
    async site() {
      site.process.kill('SIGKILL')
      await site.exited
      site = await startSite(database.publishableKey)
    },
    async power() {
      await killFunctions()
      for (const { process: victim } of [database.child, site]) victim.kill('SIGKILL')
      await Promise.all([database.child.exited, site.exited])
      await machine.losePower()
      database = await startDatabase()
      site = await startSite(database.publishableKey)
    },
    async disk() {
      machine.fillDisk()
      await sleep(fullForMs)
      machine.makeRoom()
    },
  }

  return {
    siteUrl: `http://localhost:${sitePort}`,
    async suffer(fault) {
      if (machine.spared.has(fault)) return
      suffered[fault] += 1
      await happens[fault]()
    },
    describeFaults: () =>
      faults.map((fault) => `${fault} ${machine.spared.get(fault) ?? suffered[fault]}`).join(', '),
    async stop() {
      await site.stop()
      await database.child.stop()
    },
  }
}
