import { expect, test } from 'vitest'

import { firstTurnAfter, nextTurn } from '../../../app/features/activity/activity-schedule.ts'

/** The items shown in the given milliseconds of a visit, with their times; `busyAt` says when the visitor is busy. */
function visit({
  lasting,
  total = 20,
  busyAt = () => false,
}: {
  lasting: number
  total?: number
  busyAt?: (time: number) => boolean
}) {
  const seen: { time: number; index: number }[] = []
  let time = firstTurnAfter
  while (time <= lasting) {
    const turn = nextTurn({ shown: seen.length, total, busy: busyAt(time) })
    if (turn.kind === 'show') seen.push({ time, index: turn.index })
    time += turn.wait
  }
  return seen
}

test('the first notification comes after 30 s, the next ones every 45 s', () => {
  expect(visit({ lasting: 165_000 }).map(({ time }) => time)).toEqual([30_000, 75_000, 120_000, 165_000])
})

test('all items come in order, then from the beginning', () => {
  const twoRounds = visit({ lasting: 30_000 + 39 * 45_000 }).map(({ index }) => index)
  const oneRound = Array.from({ length: 20 }, (_, index) => index)
  expect(twoRounds).toEqual([...oneRound, ...oneRound])
})

test('a turn that finds the visitor busy waits for them, and skips no item', () => {
  const seen = visit({ lasting: 200_000, busyAt: (time) => time >= 75_000 && time < 90_000 })
  expect(seen).toEqual([
    { time: 30_000, index: 0 },
    { time: 90_000, index: 1 },
    { time: 135_000, index: 2 },
    { time: 180_000, index: 3 },
  ])
})

test('a visitor who is busy all the time sees nothing', () => {
  expect(visit({ lasting: 600_000, busyAt: () => true })).toEqual([])
})
