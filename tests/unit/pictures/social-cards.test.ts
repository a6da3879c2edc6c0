import { readdirSync } from 'node:fs'
import { stat } from 'node:fs/promises'

import sharp from 'sharp'
import { expect, test } from 'vitest'

import { cities } from '../../../app/content/cities/cities.ts'
import { cityPage, mainPages, socialCardPath } from '../../../app/seo/site-pages.ts'
import { socialCards } from '../../../scripts/photography/social-card-list.ts'

const pages = [...Object.values(mainPages), ...cities.map(cityPage)]

test('every kind of page and every city has its card, and there is no other', () => {
  const paths = [...socialCards.keys()].map((name) => `/social/${name}.jpg`)
  expect(new Set(pages.map(socialCardPath))).toEqual(new Set(paths))
  expect(new Set(readdirSync('public/social').map((file) => `/social/${file}`))).toEqual(new Set(paths))
})

test.each([...socialCards.keys()])('the card of %s is a JPEG of 1200 x 630 below 110 KB', async (name) => {
  const file = `public/social/${name}.jpg`
  const { format, width, height } = await sharp(file).metadata()
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 })
  expect((await stat(file)).size).toBeLessThan(110_000)
})

test('no two cards say the same', () => {
  const cards = [...socialCards.values()]
  expect(new Set(cards.map(({ headline }) => headline)).size).toBe(cards.length)
  expect(cards.filter(({ picture }) => picture === undefined)).toEqual([])
})
