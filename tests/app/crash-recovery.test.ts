import { join } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { listLeads } from '../../scripts/lib/leads.ts'
import { findRunning } from '../../scripts/lib/local-supabase.ts'
import { connect } from '../../scripts/lib/supabase-connection.ts'
import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'
import { freePort } from '../support/free-port.ts'
import { postQuote } from '../support/post-quote.ts'
import { readEmails } from '../support/stack.ts'
import { severalStartsMs, longWorkMs } from '../support/timeouts.ts'
import {
  findProcess,
  killGroup,
  type RunningStart,
  runScript,
} from './support/running-start.ts'

const visitors = 160
const concurrentVisitors = 4
const processesToKill = [
  /functions-host\.deno\.ts/,
  /server\/index\.mjs/,
  /scripts\/start\.ts/,
]

/**
 * Runs `npm start` and restarts it whenever it exits, as systemd and Docker do.
 */
function runWithRestarts(environment: Record<string, string>) {
  const starts: RunningStart[] = []
  const stopping = new AbortController()
  async function run(): Promise<void> {
    while (!stopping.signal.aborted) {
      const start = runScript('scripts/start.ts', environment)
      starts.push(start)
      await start.exited
    }
  }
  void run()
  return {
    current: () => starts.at(-1),
    stop() {
      stopping.abort()
      for (const start of starts) killGroup(start)
    },
  }
}

test.skipIf(process.platform !== 'linux')(
  `${visitors} quotes are each stored, acknowledged and delivered exactly once while every process is killed once`,
  { timeout: longWorkMs },
  async () => {
    const dataDir = await newDataFolder('kill')
    const port = await freePort()
    const service = runWithRestarts({
      PORT: `${port}`,
      DATA_DIR: dataDir,
      QUOTE_LIMIT_PER_ADDRESS: `${10 * visitors}`,
    })
    onTestFinished(() => {
      service.stop()
      removeDataFolder(dataDir)
    })

    const acknowledged: string[] = []
    let startedVisits = 0
    /**
     * Sends one quote after another. Retries each until it is acknowledged, as
     * a visitor would.
     */
    async function visit(): Promise<void> {
      while (startedVisits < visitors) {
        startedVisits += 1
        const email = `visitor-${startedVisits}@mail.example`
        // Quotes are rate-limited per phone number.
        const quote = {
          firstName: 'Ana',
          email,
          phone: `916 55${10_000 + startedVisits}`,
        }
        const post = () =>
          postQuote(`http://localhost:${port}`, quote).catch(() => undefined)
        await expect
          .poll(async () => (await post())?.status, {
            timeout: severalStartsMs,
          })
          .toBe(303)
        acknowledged.push(email)
        if (acknowledged.length % (visitors / 4) === 0) killNext()
      }
    }
    function killNext(): void {
      const command = processesToKill.shift()
      const start = service.current()
      if (command && start) process.kill(findProcess(start, command), 'SIGKILL')
    }
    await Promise.all(Array.from({ length: concurrentVisitors }, visit))
    expect(processesToKill).toEqual([])

    async function readQuotes() {
      const connection = await findRunning(dataDir)
      return connection
        ? listLeads(connect(connection.url, connection.secretKey))
        : []
    }
    const countDelivered = async () =>
      (await readQuotes()).filter(
        (quote) => quote.notification_status === 'delivered',
      ).length
    await expect.poll(countDelivered, { timeout: longWorkMs }).toBe(visitors)
    const stored = (await readQuotes()).map(({ email }) => email)
    expect(stored.toSorted()).toEqual(acknowledged.toSorted())
    const emails = await readEmails(join(dataDir, 'outbox'))
    const senders = emails.map(({ replyTo }) => replyTo?.[0]?.address ?? '')
    expect(senders.toSorted()).toEqual(acknowledged.toSorted())
  },
)
