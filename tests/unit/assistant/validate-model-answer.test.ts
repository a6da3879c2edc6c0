import { expect, test } from 'vitest'

import { writePrompt } from '#functions/ai-assistant/model-client.ts'
import { checkAnswer } from '#functions/ai-assistant/validate-model-answer.ts'

const facts = [
  'Yes, we offer roof cleaning. The black streaks on a roof are algae. We treat them without pressure.',
  'We are open from 7:00 AM to 7:00 PM every day, weekends included.',
  'Call us at (916) 555-0177 or write to office@testwash.example.',
]

function check(answer: string) {
  return checkAnswer(answer, { facts, prompt: writePrompt('Do you clean roofs?', facts, 'Test Wash Co') })
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
  ['an empty text', '  \n ', 'empty'],
  ['the NO_FACT marker', 'NO_FACT', 'no fact'],
  ['a fact with the NO_FACT marker', `${roof} NO_FACT`, 'no fact'],
  ['an overlong text', roof.repeat(30), 'too long'],
  ['markup', `**${roof}**`, 'markup'],
  ['a link', `${roof} See https://evil.example/x`, 'markup'],
  ['a hidden character', `${roof}\u202e`, 'markup'],
  ['a price', `${roof} It is 300 for a roof.`, 'a number of its own'],
  ['a currency sign', `${roof} About $ a lot.`, 'a promise of its own'],
  ['a price in words', `${roof} Around three hundred dollars.`, 'a promise of its own'],
  ['a discount', `${roof} We have a discount.`, 'a promise of its own'],
  ['another phone number', `${roof} Call (916) 555-0178.`, 'a number of its own'],
  ['another email address', `${roof} Write to boss@evil.example.`, 'an address of its own'],
  ['a day', `${roof} We have time on Tuesday.`, 'a promise of its own'],
  ['a promise to come', `${roof} We can come when you like.`, 'a promise of its own'],
  ['a free slot', `${roof} A slot is available.`, 'a promise of its own'],
  ['an invented guarantee', `${roof} Guaranteed.`, 'a promise of its own'],
  ['a boast', `${roof} We are the best.`, 'a promise of its own'],
  ['a statement about itself', 'As an AI, I treat roof algae without pressure.', 'speaks of its orders'],
  [
    'a part of its prompt',
    'which washes and seals the outside of houses and businesses, roof cleaning',
    'speaks of its orders',
  ],
  ['a price in another language', 'Да, мы чистим крыши за 300.', 'a number of its own'],
  ['a Spanish price in words', 'Sí. Cuesta trescientos dólares.', 'a promise of its own'],
  ['off-topic text', 'Paris, the capital of France, stands beside the river Seine.', 'not from the facts'],
])('%s is rejected', (_description, answer, reason) => {
  expect(check(answer)).toEqual({ ok: false, reason })
})
