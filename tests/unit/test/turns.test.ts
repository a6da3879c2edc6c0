import { expect, test } from 'vitest'

import { turnsOf } from '../../../scripts/test/lanes.ts'

const selection = { deep: false, files: [], titles: [], live: false }

test('lanes that mostly wait run side by side, the others one after the other', () => {
  expect(turnsOf(['contract', 'functions', 'scripts', 'app'], selection)).toEqual([
    ['contract'],
    ['functions', 'scripts'],
    ['app'],
  ])
})

test('a deep lane, or one whose output is shown as it comes, has the machine to itself', () => {
  for (const alone of [{ deep: true }, { live: true }]) {
    expect(turnsOf(['functions', 'scripts'], { ...selection, ...alone })).toEqual([
      ['functions'],
      ['scripts'],
    ])
  }
})
