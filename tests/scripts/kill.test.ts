import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, expect, test } from 'vitest'

import { freePort } from '../../scripts/start/port.ts'
import { listQuotes } from '../stack/stack.ts'
import { killTree, runStart, untilPrinted } from './running-start.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'kill-test-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

const submissions = 200

test('kill -9 of everything during 200 concurrent submissions loses none that was acknowledged', async () => {
  const port = await freePort()
  const start = runStart({ PORT: String(port), DATA_DIR: dataDir })
  await untilPrinted(start, 'Ctrl-C')

  const acknowledged: string[] = []
  const killAfter = 60 + Math.floor(Math.random() * 80)
  await Promise.all(
    Array.from({ length: submissions }, async (_, index) => {
      const email = `visitor-${index}@mail.example`
      // One telephone each: the same one is limited.
      if (!(await isAcknowledged(port, email, `916 555 ${1000 + index}`))) return
      acknowledged.push(email)
      if (acknowledged.length === killAfter) killTree(start)
    }),
  )
  await start.exited
  expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter)
  expect(acknowledged.length, 'the kill came in the middle').toBeLessThan(submissions)

  const again = runStart({ PORT: String(port), DATA_DIR: dataDir })
  await untilPrinted(again, 'Ctrl-C')
  const stored = (await listQuotes(dataDir)).map(({ email }) => email)
  again.process.kill('SIGTERM')
  expect(await again.exited).toBe(0)

  expect(
    acknowledged.filter((email) => !stored.includes(email)),
    'acknowledged and lost',
  ).toEqual([])
  expect(new Set(stored).size, 'each stored once').toBe(stored.length)
})

async function isAcknowledged(port: number, email: string, phone: string): Promise<boolean> {
  const url = `http://localhost:${port}`
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: { origin: url },
    body: new URLSearchParams({ firstName: 'Ana', email, phone }),
  }).catch(() => undefined)
  return response?.status === 303
}
