import * as fc from 'fast-check'
import { expect, inject, test } from 'vitest'

import { medianWait } from './load.ts'
import { oddRequest } from './odd-requests.ts'
import { answersIn, sendRaw } from './raw-socket.ts'

const { url } = inject('site')

test('3,000 raw requests: none is answered with 5xx, none without the security headers', async () => {
  const seed = Math.floor(Math.random() * 2 ** 31)
  const requests = fc.sample(oddRequest, { numRuns: 3_000, seed })
  const faults: string[] = []
  let answered = 0
  // What is open after its answer, or never gets one, is left after a moment: as long as this machine makes of it.
  const patience = Math.max(300, 50 * (await medianWait(url)))

  async function sendNext(): Promise<void> {
    for (let request = requests.pop(); request !== undefined; request = requests.pop()) {
      for (const { status, headers } of answersIn(await sendRaw(url, Buffer.from(request), patience))) {
        answered += 1
        const isBare = status !== 100 && !headers.includes('x-content-type-options: nosniff')
        if (status >= 500 || isBare) faults.push(`${status} ${JSON.stringify(request)}`)
      }
    }
  }
  await Promise.all(Array.from({ length: 16 }, sendNext))
  expect(faults.slice(0, 5), `seed ${seed}`).toEqual([])
  expect(answered).toBeGreaterThan(1_500)
})
