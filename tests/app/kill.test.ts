import { expect, test } from 'vitest'

import { killEverything } from './kill-everything.ts'

test('kill -9 of everything while ten visitors submit loses none that was acknowledged', async () => {
  const killAfter = 15
  const { acknowledged, stored } = await killEverything(10, killAfter)
  expect(acknowledged.length).toBeGreaterThanOrEqual(killAfter)
  expect(
    acknowledged.filter((email) => !stored.includes(email)),
    'acknowledged and lost',
  ).toEqual([])
  expect(new Set(stored).size, 'each stored once').toBe(stored.length)
})
