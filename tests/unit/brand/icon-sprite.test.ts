import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { iconNames } from '../../../app/ui/icon-names.ts'
import { iconPlaces, iconSprite } from '../../../scripts/brand/icon-sprite.ts'

test('the committed sprite holds every icon in use, as Lucide draws it, at its place', async () => {
  expect(readFileSync('app/styles/icon-sprite.svg', 'utf8')).toBe(await iconSprite(iconNames))
  expect(readFileSync('app/styles/icon-places.css', 'utf8')).toBe(iconPlaces(iconNames))
})
