import { expect, test } from 'vitest'

import { firstTurnAfter, nextTurn } from '../../../app/features/social-proof/social-proof-schedule.ts'

/** The notifications of a visit that lasts this long, by time and item. */
function notifications(lasting: number, isBusy: (time: number) => boolean = () => false) {
  const shown: { time: number; index: number }[] = []
  for (let time = firstTurnAfter; time <= lasting;) {
    const turn = nextTurn({ shown: shown.length, total: 20, busy: isBusy(time) })
    if (turn.kind === 'show') shown.push({ time, index: turn.index })
    time += turn.wait
  }
  return shown
}

test('the first notification comes after 30 s, the next ones every 45 s', () => {
  expect(notifications(165_000).map(({ time }) => time)).toEqual([30_000, 75_000, 120_000, 165_000])
})

test('all 20 items come in order and then from the beginning', () => {
  const round = Array.from({ length: 20 }, (_, index) => index)
  expect(notifications(30_000 + 39 * 45_000).map(({ index }) => index)).toEqual([...round, ...round])
})

test('a notification waits while the visitor is busy, and no item is skipped', () => {
  const shown = notifications(140_000, (time) => time >= 75_000 && time < 90_000)
  expect(shown).toEqual([
    { time: 30_000, index: 0 },
    { time: 90_000, index: 1 },
    { time: 135_000, index: 2 },
  ])
  expect(notifications(600_000, () => true)).toEqual([])
})
