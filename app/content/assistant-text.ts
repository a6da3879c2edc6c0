import { assistant as file } from '#firm/assistant/assistant.ts'

import { ctaTexts } from './cta-text.ts'
import { facts } from './facts.ts'
import { fillBraces } from './fill-braces.ts'

const texts = fillBraces(file, new Map([...facts, ['assistant', file.name]]))

/** Texts of the chat panel. The assistant's answers are in knowledge/. */
export const assistant = {
  /** Title of the panel. */
  name: texts.name,
  role: 'Automated assistant',
  close: 'Close the chat',
  conversation: 'Conversation',
  /** Precede each message for screen readers. */
  speakers: { bot: `${texts.name}:`, visitor: 'You:' },
  suggestionsLabel: 'Suggested questions',
  suggestions: texts.suggestions,
  question: 'Your question',
  placeholder: 'Ask about our services...',
  send: 'Send',
  typing: `${texts.name} is typing`,
  /** Links below every answer. */
  chips: { quote: ctaTexts.quote, call: ctaTexts.call },
} as const

/** The first message of the chat. */
export const assistantGreeting = texts.greeting

/** The assistant's message after a failed request. */
export const assistantFailure = texts.failure
