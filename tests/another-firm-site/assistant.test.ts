import { expect, test } from 'vitest'

import { formatPhone } from '#domain/format-phone.ts'

import { business } from '../../app/content/business.ts'
import { answerTo } from '../functions/support/assistant.ts'
import { site } from '../support/site.ts'
import { leftoversIn } from './support/leftovers.ts'

const phone = formatPhone(business.phone)

test.each([
  { question: 'What is your phone number?', answer: phone },
  { question: 'What is your email address?', answer: business.email },
  { question: 'Are you a robot?', answer: business.name },
  { question: 'What are your hours?', answer: 'Tuesday' },
  { question: 'Are you open on Sunday?', answer: 'Tuesday' },
  { question: 'What services do you offer?', answer: 'window' },
  { question: 'Do you wash storm windows?', answer: 'window' },
  { question: 'Do you come to Two Harbors?', answer: 'Two Harbors' },
  { question: 'Do you serve Minneapolis?', answer: phone },
  { question: 'Do you serve Esko?', answer: 'Esko isn’t on our list' },
  { question: 'Can you come tomorrow to Cloquet?', answer: 'Hermantown' },
  { question: 'Can you come tomorrow to Proctor?', answer: 'Yes, we work in' },
  { question: 'Is sealing worth it?', answer: 'I don’t know that' },
  { question: 'Do you pressure wash roofs?', answer: 'I don’t know that' },
  { question: 'What is your address?', answer: business.email },
  { question: 'How soon will you answer?', answer: phone },
  { question: 'Do you coat garage floors?', answer: phone },
  { question: 'Are you licensed?', answer: phone },
  { question: 'How long have you been in business?', answer: '13 years' },
])('the assistant answers "$question"', async ({ question, answer }) => {
  const headers = { apikey: site.publishableKey }
  const functionsUrl = `${site.supabaseUrl}/functions/v1`
  const { response: text } = await answerTo(functionsUrl, question, headers)
  expect(text.toLowerCase()).toContain(answer.toLowerCase())
  expect.soft(leftoversIn(text), question).toEqual([])
})
