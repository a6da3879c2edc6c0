import { describe, expect, test } from 'vitest'

import { checkAnswer } from '#functions/ai-assistant/check-answer.ts'
import { writePrompt } from '#functions/ai-assistant/prompt.ts'

const facts = {
  en: [
    'Yes, we offer roof cleaning. The black streaks on a roof are algae. We treat them without pressure.',
    'We are open from 7:00 AM to 7:00 PM every day, weekends included.',
    'Call us at (916) 555-0177 or write to office@testwash.example.',
  ],
  es: ['Sí, ofrecemos limpieza de techos. Las rayas negras son algas. Tratamos las algas sin presión.'],
}

function check(answer: string, language: 'en' | 'es' = 'en') {
  const prompt = writePrompt('Do you clean roofs?', facts[language], language, 'Test Wash Co')
  return checkAnswer(answer, { facts: facts[language], prompt, language })
}

describe('what a model says is let through when it is a fact in other words', () => {
  test.each([
    'Yes, we clean roofs. Black streaks are algae, and we treat them without pressure.',
    'We are open every day from 7:00 AM to 7:00 PM, weekends included.',
    'Please call (916) 555-0177 or write to office@testwash.example.',
  ])('"%s"', (answer) => expect(check(answer)).toEqual({ ok: true, text: answer }))

  test('in Spanish too', () => {
    expect(
      check('Sí, limpiamos techos. Las rayas negras son algas y las tratamos sin presión.', 'es').ok,
    ).toBe(true)
  })

  test('blanks and line breaks are put in order', () => {
    expect(check('  Yes, we offer\n\nroof cleaning. ')).toEqual({
      ok: true,
      text: 'Yes, we offer roof cleaning.',
    })
  })
})

describe('refused is an answer', () => {
  const roof = 'Yes, we offer roof cleaning without pressure.'
  test.each([
    ['that is none', '  \n ', 'empty'],
    ['that says the facts do not answer', 'NO_FACT', 'no fact'],
    ['that adds to it', `${roof} NO_FACT`, 'no fact'],
    ['without end', roof.repeat(30), 'too long'],
    ['with markup', `**${roof}**`, 'markup'],
    ['with a link', `${roof} See https://evil.example/x`, 'markup'],
    ['with a hidden character', `${roof}\u202e`, 'markup'],
    ['with a price', `${roof} It is 300 for a roof.`, 'a number of its own'],
    ['with a price in signs', `${roof} About $ a lot.`, 'a promise of its own'],
    ['with a price in words', `${roof} Around three hundred dollars.`, 'a promise of its own'],
    ['with a discount', `${roof} We have a discount.`, 'a promise of its own'],
    ['with another telephone number', `${roof} Call (916) 555-0178.`, 'a number of its own'],
    ['with another address', `${roof} Write to boss@evil.example.`, 'an address of its own'],
    ['with a day', `${roof} We have time on Tuesday.`, 'a promise of its own'],
    ['that promises to come', `${roof} We can come when you like.`, 'a promise of its own'],
    ['that speaks of a free slot', `${roof} A slot is available.`, 'a promise of its own'],
    ['with a guarantee no fact gives', `${roof} Guaranteed.`, 'a promise of its own'],
    ['that boasts', `${roof} We are the best.`, 'a promise of its own'],
    ['that speaks as a machine', 'As an AI, I treat roof algae without pressure.', 'speaks of its orders'],
    [
      'that repeats its orders',
      'which washes and seals the outside of houses and businesses, roof cleaning',
      'speaks of its orders',
    ],
    ['in another language', 'Sí, ofrecemos limpieza de techos sin presión.', 'another language'],
    [
      'about something else',
      'Paris, the capital of France, stands beside the river Seine and attracts many travelers.',
      'not from the facts',
    ],
    [
      'that is a poem',
      'The ocean whispers softly, moonlight dances over endless waters.',
      'not from the facts',
    ],
  ])('%s', (_what, answer, reason) => expect(check(answer)).toEqual({ ok: false, reason }))

  test('in English to a Spanish question', () => {
    expect(check('Yes, we offer roof cleaning without any pressure.', 'es')).toEqual({
      ok: false,
      reason: 'another language',
    })
  })

  test('with a price in Spanish', () => {
    expect(check('Sí, limpiamos techos. Cuesta trescientos dólares.', 'es')).toEqual({
      ok: false,
      reason: 'a promise of its own',
    })
  })
})
