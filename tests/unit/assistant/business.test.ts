import { expect, test } from 'vitest'

import { formatPhone } from '#domain/format-phone.ts'
import { fillIn } from '#functions/ai-assistant/answer-question.ts'

import { business } from '../../../app/content/business.ts'

test('the assistant names the business', () => {
  const { name, phone, email } = business
  const text = 'Call {name} at {phone} or write to {email}. {other} stays.'
  expect(fillIn(text)).toBe(
    `Call ${name} at ${formatPhone(phone)} or write to ${email}. {other} stays.`,
  )
})
