import { readdirSync } from 'node:fs'
import { stat } from 'node:fs/promises'

import sharp from 'sharp'
import { describe, expect, test } from 'vitest'

import { mainPages } from '../../../app/seo/site-pages.ts'
import { socialCards } from '../../../scripts/photography/social-card-list.ts'

test('every kind of page has its card, and there is no other', () => {
  const kinds = new Set([...Object.values(mainPages).map(({ kind }) => kind), 'city'])
  expect(new Set(Object.keys(socialCards))).toEqual(kinds)
  expect(new Set(readdirSync('public/social'))).toEqual(new Set([...kinds].map((kind) => `${kind}.jpg`)))
})

describe.each(Object.keys(socialCards))('the card of %s', (kind) => {
  test('is a JPEG of 1200 x 630 below 150 KB', async () => {
    const file = `public/social/${kind}.jpg`
    const { format, width, height } = await sharp(file).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
    expect((await stat(file)).size).toBeLessThan(150_000)
  })
})

test('no two cards say the same or show the same picture', () => {
  const cards = Object.values(socialCards)
  expect(new Set(cards.map(({ headline }) => headline)).size).toBe(cards.length)
  expect(new Set(cards.map(({ picture }) => picture?.src)).size).toBe(cards.length)
})
