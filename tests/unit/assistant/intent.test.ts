import { expect, test } from 'vitest'

import { readIntent } from '#functions/ai-assistant/intent.ts'

test.each([
  [
    'greeting',
    ['hi', 'Hello!', 'Good morning', 'hi, how are you?', 'How do you do?'],
  ],
  [
    'thanks',
    ['thanks', 'Thank you so much!', 'ok, thanks a lot', 'Perfect! thank you'],
  ],
  ['goodbye', ['bye', 'Goodbye.', 'see you later', 'Have a nice day!']],
  [
    'quote',
    [
      'quote',
      'book',
      'Get me a price!',
      "I'd like to book a cleaning",
      'can I get a free estimate please?',
    ],
  ],
  [
    'price',
    [
      'quote for my roof',
      'How much is it?',
      'what would 2000 square feet cost me',
      'Do you have discounts?',
      'Is a roof under $500?',
      'Can I get an estimate tomorrow?',
    ],
  ],
  [
    'date',
    [
      'Book me for Friday',
      'Can you come tomorrow?',
      'how soon could you start',
      'any availability next week?',
      'I need it ASAP',
    ],
  ],
  [
    'question',
    [
      'How much pressure do you use?',
      'how much water do you need',
      'how much time does it take',
      'Are you open today?',
      'When do you close on Sunday?',
      'Hillside houses: do you wash them?',
      'heyday',
      'Thanks for the driveway, do you do patios?',
    ],
  ],
])('the assistant recognizes messages with the intent %s', (kind, messages) => {
  for (const message of messages)
    expect([message, readIntent(message).kind]).toEqual([message, kind])
})

test.each([
  ['Hi there, do you clean roofs?', 'do you clean roofs'],
  ['do you guys do windows', 'do you do windows'],
  ["Could you please do our windows, y'all?", 'you do our windows,'],
  ['Do I have to be home?', 'do i have to be home present'],
])(
  '"%s" is searched as "%s", without fillers and with added keywords',
  (message, question) => {
    expect(readIntent(message)).toEqual({ kind: 'question', question })
  },
)
