import { readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { activityToast, sampleActivity } from '../../../app/content/activity.ts'
import { claims, shortClaims, stats } from '../../../app/content/claims.ts'
import * as epoxyFloors from '../../../app/content/epoxy-floors.ts'
import * as epoxy from '../../../app/content/epoxy.ts'
import { hero } from '../../../app/content/home-hero.ts'
import * as homeText from '../../../app/content/home-text.ts'
import { clockTime, openingHours } from '../../../app/content/opening-hours.ts'
import { contactPage } from '../../../app/content/pages/contact.ts'
import { epoxyPage } from '../../../app/content/pages/epoxy.ts'
import { galleryPage } from '../../../app/content/pages/gallery.ts'
import { homePage } from '../../../app/content/pages/home.ts'
import { notFoundPage } from '../../../app/content/pages/not-found.ts'
import { reviewsPage } from '../../../app/content/pages/reviews.ts'
import { servicesPage } from '../../../app/content/pages/services.ts'
import { services } from '../../../app/content/services/services.ts'
import { sampleSite } from '../../../app/content/site.ts'

test('the stats banner shows the four specified figures', () => {
  expect(stats.map(({ target, suffix, label }) => `${target}${suffix} ${label}`)).toEqual([
    '700+ Happy Customers',
    '6+ Years Experience',
    '100% Satisfaction Rate',
    '24/7 Support Available',
  ])
})

test('city pages have the short forms of the response time and the rating', () => {
  expect(shortClaims.sameDayResponse).toBe('Same Day')
  expect(shortClaims.rating).toBe('5.0 Stars')
})

const checklist = readFileSync('docs/owner-checklist.md', 'utf8')

test.each([
  ...Object.keys(claims).map((id) => `\`${id}\``),
  ...stats.map(({ label }) => `\`stats\`: ${label}`),
])('the checklist tells the owner what %s rests on', (claim) => {
  const row = checklist.split('\n').find((line) => line.startsWith(`| ${claim} |`))
  expect(row?.split('|')[2]?.trim().length).toBeGreaterThan(10)
})

const everyText = JSON.stringify([
  services,
  Object.values(epoxy),
  Object.values(epoxyFloors),
  hero,
  Object.values(homeText),
  [homePage, servicesPage, epoxyPage, galleryPage, reviewsPage, contactPage, notFoundPage],
  sampleActivity.map(activityToast),
])

test('no text gives a percentage other than the claimed ones', () => {
  const percentages = new Set(everyText.match(/\d+\s?%/g))
  expect(percentages).toEqual(new Set(['50%', '10%', '100%']))
})

test('a percentage only appears in the words of its claim', () => {
  const withoutClaims = Object.values(claims).reduce((rest, text) => rest.replaceAll(text, ''), everyText)
  expect(withoutClaims).not.toContain('%')
})

test('no text names a price, an award or a superlative', () => {
  const prices = /\$\d|\bUSD\b|\bper square foot\b/gi
  const boasts = /#1|\b(best|number one|award|leading|unmatched|unbeatable|cheapest|finest|world-class)\b/gi
  expect(everyText.match(prices)).toBeNull()
  expect(everyText.match(boasts)).toBeNull()
})

test('the hours in words are the hours of the settings', () => {
  expect(sampleSite.hours).toEqual(openingHours)
  expect(clockTime('07:00')).toBe('7:00 AM')
  expect(clockTime('12:30')).toBe('12:30 PM')
  expect(claims.openingHours).toBe(
    `${clockTime(openingHours.opens)} to ${clockTime(openingHours.closes)} every day`,
  )
})

test('the year of foundation is only told in the closed accordion', () => {
  expect(JSON.stringify(homeText.accordion)).toContain('since 2018')
  expect(everyText.match(/2018/g)).toHaveLength(1)
})

test('no text names the business, which is a setting', () => {
  expect(everyText).not.toContain(sampleSite.name)
  expect(everyText).not.toContain('{name}')
})
