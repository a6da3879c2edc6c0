import { expect, test } from 'vitest'

import {
  fillIn,
  readBusiness,
} from '#functions/ai-assistant/answer-question.ts'

const template =
  'I answer for {name}. Call {phone} or write to {email}. {other} stays.'

test('the assistant names the business from the settings', () => {
  const business = readBusiness({
    SITE_NAME: '$& {phone} $1',
    SITE_PHONE: '+19165550199',
    SITE_EMAIL: 'hi@acme.example',
  })
  expect(fillIn(template, business)).toBe(
    'I answer for $& {phone} $1. Call (916) 555-0199 or write to hi@acme.example. {other} stays.',
  )
})

test('the assistant refers to the page for contact details when the settings are missing', () => {
  expect(fillIn(template, readBusiness({}))).toBe(
    'I answer for this company. Call the number at the top of this page or write to the address at the bottom of this page. {other} stays.',
  )
})
