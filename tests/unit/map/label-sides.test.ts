import { expect, test } from 'vitest'

import {
  fittingSides,
  wideDrawing,
} from '../../../app/features/map/label-sides.ts'

const sides = ['right', 'left', 'above', 'below'] as const

test('a name stands on the right of its place, or where it covers no other place or name', () => {
  const places = [
    { name: 'Ashby', x: 40, y: 50, sides },
    { name: 'Birch Hill', x: 45, y: 50, sides },
    { name: 'Cedar Edge', x: 100, y: 90, sides },
  ]
  const placed = [...fittingSides(places, wideDrawing)]
  expect(placed).toEqual([
    ['Ashby', 'left'],
    ['Birch Hill', 'right'],
    ['Cedar Edge', 'left'],
  ])
})

test('a name that fits nowhere is left out', () => {
  const places = ['Ash', 'Birch', 'Cedar', 'Dogwood', 'Elm', 'Fir'].map(
    (name) => ({ name, x: 50, y: 50, sides }),
  )
  expect(fittingSides(places, wideDrawing).size).toBe(4)
})
