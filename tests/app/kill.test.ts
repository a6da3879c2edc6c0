import { expect, onTestFinished, test } from 'vitest'

import { freePort } from '../../scripts/lib/port.ts'
import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'
import { postQuote } from '../support/post-quote.ts'
import { listQuotes } from '../support/stack.ts'
import {
  findProcess,
  isGroupAlive,
  killGroup,
  type RunningStart,
  runStart,
  waitUntilStarted,
} from './running-start.ts'

const visitorsAtOnce = 4
const acknowledgedBeforeKill = 5

test.skipIf(process.platform !== 'linux')(
  'acknowledged quotes survive kill -9 of the functions, the database, the site and the whole start',
  async () => {
    const dataDir = await newDataFolder('kill')
    onTestFinished(() => removeDataFolder(dataDir))
    const port = await freePort()
    const acknowledged: string[] = []
    let visitors = 0

    async function startAgain(): Promise<RunningStart> {
      const start = runStart({ PORT: `${port}`, DATA_DIR: dataDir })
      await waitUntilStarted(start)
      return start
    }

    /** Submits one quote, and resolves with whether its visitor reads that it arrived. */
    async function submit(): Promise<boolean> {
      visitors += 1
      const email = `visitor-${visitors}@mail.example`
      // A telephone each: requests of the same one are limited.
      const quote = { firstName: 'Ana', email, phone: `916 55${10_000 + visitors}` }
      const response = await postQuote(`http://localhost:${port}`, quote).catch(() => undefined)
      if (response?.status !== 303) return false
      acknowledged.push(email)
      return true
    }

    /** Kills while several visitors submit, who go on until one is not acknowledged or all of them are. */
    async function killWhileSubmitting(kill: () => void): Promise<void> {
      let remaining = 4 * acknowledgedBeforeKill
      async function visit() {
        while (remaining > 0 && (await submit())) {
          remaining -= 1
          if (remaining === 3 * acknowledgedBeforeKill) kill()
        }
      }
      await Promise.all(Array.from({ length: visitorsAtOnce }, visit))
    }

    const first = await startAgain()
    await killWhileSubmitting(() => process.kill(findProcess(first, /host\.deno\.ts/), 'SIGKILL'))
    await expect.poll(submit).toBe(true)
    await killWhileSubmitting(() => process.kill(findProcess(first, /local\/main\.ts/), 'SIGKILL'))
    expect(await first.exited).toBe(1)
    expect(first.output()).toContain('The database ended unexpectedly (SIGKILL). Stopping everything.')

    const second = await startAgain()
    await killWhileSubmitting(() => process.kill(findProcess(second, /server\/index\.mjs/), 'SIGKILL'))
    expect(await second.exited).toBe(1)
    expect(second.output()).toContain('The site ended unexpectedly (SIGKILL). Stopping everything.')

    const third = await startAgain()
    await killWhileSubmitting(() => killGroup(third))
    await expect.poll(() => isGroupAlive(third.process)).toBe(false)

    expect(acknowledged.length).toBeGreaterThanOrEqual(4 * acknowledgedBeforeKill)
    const stored = (await listQuotes(dataDir)).map(({ email }) => email)
    expect(acknowledged.filter((email) => !stored.includes(email))).toEqual([])
    expect(new Set(stored).size).toBe(stored.length)
  },
)
