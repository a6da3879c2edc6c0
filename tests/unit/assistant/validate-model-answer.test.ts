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
  ['an empty text', '  \n ', 'empty'],
  ['the NO_FACT marker', 'NO_FACT', 'no fact'],
  ['a fact with the NO_FACT marker', `${roof} NO_FACT`, 'no fact'],
  ['an overlong text', roof.repeat(30), 'too long'],
  ['markup', `**${roof}**`, 'markup'],
  ['a link', `${roof} See https://evil.example/x`, 'markup'],
  ['a hidden character', `${roof}\u202e`, 'markup'],
  ['a price', `${roof} It is 300 for a roof.`, 'unsupported number'],
  ['a currency sign', `${roof} About $ a lot.`, 'unsupported promise'],
  [
    'a price in words',
    `${roof} Around three hundred dollars.`,
    'unsupported promise',
  ],
  ['a discount', `${roof} We have a discount.`, 'unsupported promise'],
  [
    'another phone number',
    `${roof} Call (916) 555-0178.`,
    'unsupported number',
  ],
  [
    'another email address',
    `${roof} Write to boss@evil.example.`,
    'unsupported address',
  ],
  ['a day', `${roof} We have time on Tuesday.`, 'unsupported promise'],
  [
    'a promise to come',
    `${roof} We can come when you like.`,
    'unsupported promise',
  ],
  ['a free slot', `${roof} A slot is available.`, 'unsupported promise'],
  ['an invented guarantee', `${roof} Guaranteed.`, 'unsupported promise'],
  ['a boast', `${roof} We are the best.`, 'unsupported promise'],
  [
    'a statement about itself',
    'As an AI, I treat roof algae without pressure.',
    'mentions its instructions',
  ],
  [
    'a part of its prompt',
    'which washes and seals the outside of houses and businesses, roof cleaning',
    'mentions its instructions',
  ],
  [
    'a price in another language',
    'Да, мы чистим крыши за 300.',
    'unsupported number',
  ],
  [
    'a Spanish price in words',
    'Sí. Cuesta trescientos dólares.',
    'unsupported promise',
  ],
  [
    'off-topic text',
    'Paris, the capital of France, stands beside the river Seine.',
    'not grounded in facts',
  ],
])('%s is rejected', (_description, answer, reason) => {
  expect(check(answer)).toEqual({ ok: false, reason })
})
