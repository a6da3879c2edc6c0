import { expect, test } from 'vitest'

import { formatPhone } from '#functions/_shared/format-phone.ts'
import { fillIn, readBusiness } from '#functions/ai-assistant/business.ts'

const template = 'I answer for {name}. Call {phone} or write to {email}. {other} stays.'

test('answers name the business as the environment does', () => {
  const business = readBusiness({
    SITE_NAME: 'Acme',
    SITE_PHONE: '+19165550199',
    SITE_EMAIL: 'hi@acme.example',
  })
  expect(fillIn(template, business)).toBe(
    'I answer for Acme. Call (916) 555-0199 or write to hi@acme.example. {other} stays.',
  )
})

test('without an environment they stay true and readable', () => {
  expect(fillIn(template, readBusiness({}))).toBe(
    'I answer for this company. Call the number at the top of this page or write to the address at the foot of this page. {other} stays.',
  )
})

test('a name with replacement signs is taken as it is', () => {
  expect(fillIn('{name}', readBusiness({ SITE_NAME: '$& {phone} $1' }))).toBe('$& {phone} $1')
})

test('the telephone reads as on the rest of the site', () => {
  expect(readBusiness({ SITE_PHONE: '+19165550142' }).phone).toBe(formatPhone('+19165550142'))
})
