import { expect, test } from 'vitest'

import { writePrompt } from '#functions/ai-assistant/model-client.ts'
import { checkAnswer } from '#functions/ai-assistant/validate-model-answer.ts'

const facts = [
  'Yes, we offer roof cleaning. The black streaks on a roof are algae. We treat them without pressure.',
  'We are open from 7:00 AM to 7:00 PM every day, weekends included.',
  'Call us at (916) 555-0177 or write to office@testwash.example.',
]

function check(answer: string) {
  return checkAnswer(answer, {
    facts,
    prompt: writePrompt('Do you clean roofs?', facts, 'Test Wash Co'),
  })
}

const roof = 'Yes, we offer roof cleaning without pressure.'

test.each([
  'Yes, we clean roofs. Black streaks are algae, and we treat them without pressure.',
  'We are open every day from 7:00 AM to 7:00 PM, weekends included.',
  'Please call (916) 555-0177 or write to office@testwash.example.',
])('a rephrased fact is accepted: "%s"', (answer) => {
  expect(check(answer)).toEqual({ ok: true, text: answer })
})

test.each([
  'Sí, limpiamos techos. Las rayas negras son algas y las tratamos sin presión.',
  'Да, мы чистим крыши без давления. Звоните: (916) 555-0177.',
])('a fact in another language is accepted: "%s"', (answer) => {
  expect(check(answer)).toEqual({ ok: true, text: answer })
})

test('spaces and line breaks are collapsed to single spaces', () => {
  expect(check('  Yes, we offer\n\nroof cleaning. ')).toEqual({
    ok: true,
    text: 'Yes, we offer roof cleaning.',
  })
})

test.each([
  { name: 'an empty text', answer: '  \n ', reason: 'empty' },
  { name: 'the NO_FACT marker', answer: 'NO_FACT', reason: 'no fact' },
  {
    name: 'a fact with the NO_FACT marker',
    answer: `${roof} NO_FACT`,
    reason: 'no fact',
  },
  { name: 'an overlong text', answer: roof.repeat(30), reason: 'too long' },
  { name: 'markup', answer: `**${roof}**`, reason: 'markup' },
  {
    name: 'a link',
    answer: `${roof} See https://evil.example/x`,
    reason: 'markup',
  },
  { name: 'a hidden character', answer: `${roof}\u202e`, reason: 'markup' },
  {
    name: 'a price',
    answer: `${roof} It is 300 for a roof.`,
    reason: 'unsupported number',
  },
  {
    name: 'a currency sign',
    answer: `${roof} About $ a lot.`,
    reason: 'unsupported promise',
  },
  {
    name: 'a price in words',
    answer: `${roof} Around three hundred dollars.`,
    reason: 'unsupported promise',
  },
  {
    name: 'a discount',
    answer: `${roof} We have a discount.`,
    reason: 'unsupported promise',
  },
  {
    name: 'another phone number',
    answer: `${roof} Call (916) 555-0178.`,
    reason: 'unsupported number',
  },
  {
    name: 'another email address',
    answer: `${roof} Write to boss@evil.example.`,
    reason: 'unsupported address',
  },
  {
    name: 'a day',
    answer: `${roof} We have time on Tuesday.`,
    reason: 'unsupported promise',
  },
  {
    name: 'a promise to come',
    answer: `${roof} We can come when you like.`,
    reason: 'unsupported promise',
  },
  {
    name: 'a free slot',
    answer: `${roof} A slot is available.`,
    reason: 'unsupported promise',
  },
  {
    name: 'an invented guarantee',
    answer: `${roof} Guaranteed.`,
    reason: 'unsupported promise',
  },
  {
    name: 'a boast',
    answer: `${roof} We are the best.`,
    reason: 'unsupported promise',
  },
  {
    name: 'a statement about itself',
    answer: 'As an AI, I treat roof algae without pressure.',
    reason: 'mentions its instructions',
  },
  {
    name: 'a part of its prompt',
    answer:
      'a list of what the company has written about its work, roof cleaning',
    reason: 'mentions its instructions',
  },
  {
    name: 'a price in another language',
    answer: 'Да, мы чистим крыши за 300.',
    reason: 'unsupported number',
  },
  {
    name: 'a Spanish price in words',
    answer: 'Sí. Cuesta trescientos dólares.',
    reason: 'unsupported promise',
  },
  {
    name: 'off-topic text',
    answer: 'Paris, the capital of France, stands beside the river Seine.',
    reason: 'not grounded in facts',
  },
])('$name is rejected', ({ answer, reason }) => {
  expect(check(answer)).toEqual({ ok: false, reason })
})
