import { expect, test } from 'vitest'

import { readIntent } from '#functions/ai-assistant/intent.ts'

test.each([
  {
    kind: 'greeting',
    messages: [
      'hi',
      'Hello!',
      'Good morning',
      'hi, how are you?',
      'How do you do?',
    ],
  },
  {
    kind: 'thanks',
    messages: [
      'thanks',
      'Thank you so much!',
      'ok, thanks a lot',
      'Perfect! thank you',
    ],
  },
  {
    kind: 'goodbye',
    messages: ['bye', 'Goodbye.', 'see you later', 'Have a nice day!'],
  },
  {
    kind: 'quote',
    messages: [
      'quote',
      'book',
      'Get me a price!',
      "I'd like to book a cleaning",
      'can I get a free estimate please?',
    ],
  },
  {
    kind: 'price',
    messages: [
      'quote for my roof',
      'How much is it?',
      'what would 2000 square feet cost me',
      'Do you have discounts?',
      'Is a roof under $500?',
      'Can I get an estimate tomorrow?',
    ],
  },
  {
    kind: 'date',
    messages: [
      'Book me for Friday',
      'Can you come tomorrow?',
      'how soon could you start',
      'any availability next week?',
      'I need it ASAP',
    ],
  },
  {
    kind: 'question',
    messages: [
      'How much pressure do you use?',
      'how much water do you need',
      'how much time does it take',
      'Are you open today?',
      'When do you close on Sunday?',
      'Hillside houses: do you wash them?',
      'heyday',
      'Thanks for the driveway, do you do patios?',
    ],
  },
])(
  'the assistant recognizes messages with the intent $kind',
  ({ kind, messages }) => {
    for (const message of messages)
      expect([message, readIntent(message).kind]).toEqual([message, kind])
  },
)
