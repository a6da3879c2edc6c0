import { expect, test } from 'vitest'

import { claims } from '../../../app/content/marketing-claims.ts'
import { contactPage } from '../../../app/content/page-metadata.ts'
import {
  quoteNotices,
  quoteTexts,
} from '../../../app/content/quote-form-text.ts'
import { siteTexts } from './support/site-texts.ts'

test('only the specified claim and toast, and the description of the contact page, count the hours until we answer', () => {
  const counting = siteTexts.filter((text) => /\b24 hours\b/.test(text))
  const specified = [
    claims.reply,
    quoteNotices.stored.text,
    contactPage.description,
  ]
  expect(counting.toSorted()).toEqual(specified.toSorted())
})

test('no text hedges the promise, or makes one of its own', () => {
  const other = /\busually the same day\b|\bas soon as\b|\bright away\b/i
  expect(siteTexts.filter((text) => other.test(text))).toEqual([])
})

test('the form names the three things it asks for, and when we answer', () => {
  expect(quoteTexts.introduction).toBe(
    'Name, email and phone: that’s all we need. We answer the same day, 7 to 7.',
  )
})

test('no text asks for less than the form does', () => {
  const partial = /\bleave (us )?your (name and )?number\b/i
  expect(siteTexts.filter((text) => partial.test(text))).toEqual([])
})
