import { readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'

import { expect, onTestFinished, test } from 'vitest'

import { childrenOf } from '../../scripts/fault-run/children-of.ts'
import { freePort } from '../../scripts/lib/port.ts'
import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'
import { listQuotes } from '../support/stack.ts'
import { type RunningStart, runStart, untilPrinted } from './running-start.ts'

const victims = { site: /server\/index\.mjs/, database: /embedded\/main\.ts/, functions: /host\.deno\.ts/ }

async function findProcess(start: RunningStart, command: RegExp): Promise<number | undefined> {
  const children = await childrenOf(start.process.pid)
  const grandchildren = await Promise.all(children.map((child) => childrenOf(child)))
  return [...children, ...grandchildren.flat()].find((pid) => command.test(commandOf(pid)))
}

/** Kills the process when there is one: it may have gone down with the one before, at any moment, and be on its way back. */
async function killOnceThere(start: RunningStart, command: RegExp): Promise<number> {
  let killed: number | undefined
  await expect
    .poll(async () => {
      const pid = await findProcess(start, command)
      if (pid !== undefined && process.kill(pid, 'SIGKILL')) killed = pid
      return killed
    })
    .toBeDefined()
  if (killed === undefined) throw new Error('polled until there was one')
  return killed
}

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8')
  } catch {
    return ''
  }
}

test('kill -9 of site, database and functions, three times each: all come back, and every acknowledged lead is there', async () => {
  const dataDir = await newDataFolder('kills')
  onTestFinished(() => removeDataFolder(dataDir))
  const port = await freePort()
  const url = `http://localhost:${port}`
  const start = runStart({ PORT: String(port), DATA_DIR: dataDir })
  await untilPrinted(start, 'Ctrl-C')

  const acknowledged: string[] = []
  const others = new Set<string>()
  let visitors = 0
  const over = new AbortController()
  async function submitOneAfterTheOther() {
    while (!over.signal.aborted) {
      visitors += 1
      const email = `visitor-${visitors}@mail.example`
      const answer = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin: url, accept: 'text/html' },
        body: new URLSearchParams({ firstName: 'Ana', email, phone: `916 ${1_000_000 + visitors}` }),
      }).catch(() => undefined)
      const page = await answer?.text().catch(() => '')
      if (answer?.status === 303) acknowledged.push(email)
      else if (answer)
        others.add(`${answer.status} ${page?.includes('(916) 555-0142') ? 'with' : 'without'} the number`)
      await sleep(20)
    }
  }
  const submitting = Array.from({ length: 4 }, submitOneAfterTheOther)

  const order = ['site', 'database', 'functions'] as const
  for (const name of [...order, ...order, ...order]) {
    const before = acknowledged.length
    const pid = await killOnceThere(start, victims[name])
    await expect.poll(() => findProcess(start, victims[name])).not.toBe(pid)
    await expect.poll(async () => (await fetch(`${url}/healthz`).catch(() => undefined))?.status).toBe(200)
    await expect.poll(() => acknowledged.length).toBeGreaterThan(before)
  }
  over.abort()
  await Promise.all(submitting)

  expect([...others], 'whoever was not acknowledged was given the number').toEqual(['503 with the number'])
  const stored = (await listQuotes(dataDir)).map(({ email }) => email)
  expect(acknowledged.filter((email) => !stored.includes(email))).toEqual([])
  expect(new Set(stored).size).toBe(stored.length)
  start.process.kill('SIGTERM')
  expect(await start.exited).toBe(0)
})
