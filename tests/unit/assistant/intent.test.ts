import { expect, test } from 'vitest'

import { readIntent as readIntentIn } from '#functions/ai-assistant/intent.ts'

const readIntent = (message: string) => readIntentIn(message, 'en')

test.each(['hi', 'Hello!', 'hey there', 'Good morning', 'hi, how are you?', 'How do you do?'])(
  '"%s" is a greeting',
  (message) => expect(readIntent(message)).toEqual({ kind: 'greeting' }),
)

test.each(['thanks', 'Thank you so much!', 'ok, thanks a lot', 'Perfect! thank you'])(
  '"%s" is thanks',
  (message) => expect(readIntent(message)).toEqual({ kind: 'thanks' }),
)

test.each(['bye', 'Goodbye.', 'see you later', 'Have a nice day!'])('"%s" is a goodbye', (message) =>
  expect(readIntent(message)).toEqual({ kind: 'goodbye' }),
)

test('a greeting before a question is not part of it', () => {
  expect(readIntent('Hi there, do you clean roofs?')).toEqual({
    kind: 'question',
    question: 'do you clean roofs?',
  })
})

test.each(['Hillside houses: do you wash them?', 'heyday', 'Thanks for the driveway, do you do patios?'])(
  '"%s" is a question, although it begins like small talk',
  (message) => expect(readIntent(message)).toEqual({ kind: 'question', question: message.toLowerCase() }),
)

test.each([
  'How much is it?',
  'what would 2000 square feet cost me',
  'Do you have discounts?',
  'Is a roof under $500?',
  'Can I get an estimate tomorrow?',
])('"%s" asks for a price', (message) => expect(readIntent(message).kind).toBe('price'))

test.each(['How much pressure do you use?', 'how much water do you need', 'how much time does it take'])(
  '"%s" asks for no price',
  (message) => expect(readIntent(message).kind).toBe('question'),
)

test.each([
  'Can you come tomorrow?',
  'how soon could you start',
  'any availability next week?',
  'I need it ASAP',
])('"%s" asks for a date', (message) => expect(readIntent(message).kind).toBe('date'))

test.each(['Are you open today?', 'When do you close on Sunday?', 'opening hours this weekend'])(
  '"%s" asks for the hours, which are a fact',
  (message) => expect(readIntent(message).kind).toBe('question'),
)
