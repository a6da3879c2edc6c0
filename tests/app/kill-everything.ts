import { onTestFinished } from 'vitest'

import { freePort } from '../../scripts/lib/port.ts'
import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'
import { postQuote } from '../support/post-quote.ts'
import { listQuotes } from '../support/stack.ts'
import { killTree, runStart, untilPrinted } from './running-start.ts'

interface Outcome {
  /** Addresses of visitors who were told that their request was submitted. */
  acknowledged: string[]
  /** Addresses of all requests the owner finds after a new start. */
  stored: string[]
}

/** Kills the whole product with kill -9 after so many acknowledged submissions of many visitors at once. */
export async function killEverything(visitors: number, killAfter: number): Promise<Outcome> {
  const dataDir = await newDataFolder('kill-test')
  onTestFinished(() => removeDataFolder(dataDir))
  const port = await freePort()
  const start = runStart({ PORT: String(port), DATA_DIR: dataDir })
  await untilPrinted(start, 'Ctrl-C')

  const acknowledged: string[] = []
  let submissions = 0
  /** Submits one request after the other until nobody answers any more. */
  async function submitUntilKilled(): Promise<void> {
    for (;;) {
      submissions += 1
      const email = `visitor-${submissions}@mail.example`
      // One telephone each: the same one is limited.
      if (!(await isAcknowledged(port, email, `916 55${10_000 + submissions}`))) return
      acknowledged.push(email)
      if (acknowledged.length === killAfter) killTree(start)
    }
  }
  await Promise.all(Array.from({ length: visitors }, submitUntilKilled))
  await start.exited

  const again = runStart({ PORT: String(port), DATA_DIR: dataDir })
  await untilPrinted(again, 'Ctrl-C')
  const stored = (await listQuotes(dataDir)).map(({ email }) => email)
  again.process.kill('SIGTERM')
  await again.exited
  return { acknowledged, stored }
}

async function isAcknowledged(port: number, email: string, phone: string): Promise<boolean> {
  const quote = { firstName: 'Ana', email, phone }
  const response = await postQuote(`http://localhost:${port}`, quote).catch(() => undefined)
  return response?.status === 303
}
