import { expect, test } from 'vitest'

import {
  drawnRegion,
  positionIn,
} from '../../../app/features/map/served-region.ts'

const south = { latitude: 45.4, longitude: -122.8 }
const north = { latitude: 45.5, longitude: -122.6 }

test('the drawing has room above a pin on the northernmost place, and only there', () => {
  const top = (pin: typeof north) =>
    positionIn(drawnRegion([south, north], pin), north).y
  expect(top(north)).toBeGreaterThan(8)
  expect(top(south)).toBe(0)
})
