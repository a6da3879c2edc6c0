import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { iconNames } from '../../../app/ui/icon-names.ts'
import { iconSprite } from '../../../scripts/brand/icon-sprite.ts'

test('the committed sprite holds every icon in use, as it is drawn, at its place', async () => {
  expect(readFileSync('app/styles/icon-sprite.svg', 'utf8')).toBe(await iconSprite(iconNames))
})
