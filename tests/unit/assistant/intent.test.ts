import { expect, test } from 'vitest'

import { readIntent } from '#functions/ai-assistant/intent.ts'

test.each([
  {
    kind: 'greeting',
    messages: ['hi', 'Hello!', 'hi, how are you?'],
  },
  {
    kind: 'thanks',
    messages: ['thanks', 'Perfect! thank you'],
  },
  {
    kind: 'goodbye',
    messages: ['bye', 'Goodbye.', 'Have a nice day!'],
  },
  {
    kind: 'quote',
    messages: ['quote', 'Get me a price!', 'can I get a free estimate please?'],
  },
  {
    kind: 'price',
    messages: [
      'quote for my roof',
      'How much is it?',
      'what would 2000 square feet cost me',
      'Is a roof under $500?',
      'Can I get an estimate tomorrow?',
    ],
  },
  {
    kind: 'date',
    messages: [
      'Book me for Friday',
      'Can you come tomorrow?',
      'I need it ASAP',
    ],
  },
  {
    kind: 'question',
    messages: [
      'How much pressure do you use?',
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
