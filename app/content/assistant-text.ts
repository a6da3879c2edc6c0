import { formatPhone } from '#domain/format-phone.ts'

import { ctaTexts } from './cta-text.ts'

/** Texts of the chat panel. The assistant's answers are in knowledge/. */
export const assistant = {
  /** Title of the panel. */
  name: 'Rill',
  role: 'Automated assistant',
  close: 'Close the chat',
  conversation: 'Conversation',
  /** Precede each message for screen readers. */
  speakers: { bot: 'Rill:', visitor: 'You:' },
  suggestionsLabel: 'Suggested questions',
  suggestions: [
    'What do you clean?',
    'Where do you work?',
    'How do I get a quote?',
  ],
  question: 'Your question',
  placeholder: 'Ask about our services...',
  send: 'Send',
  typing: 'Rill is typing',
  /** Links below every answer. */
  chips: { quote: ctaTexts.quote, call: ctaTexts.call },
} as const

/** Returns the first message of the chat. */
export function assistantGreeting(siteName: string): string {
  return `Hi, I’m ${assistant.name}, ${siteName}’s automated assistant. Ask me about our services, how we work, which areas we serve, or how to get a quote.`
}

/**
 * Returns the assistant's message after a failed request. The text is
 * specified.
 */
export function assistantFailure(phone: string): string {
  return `I'm sorry, I'm having trouble responding right now. Please call us directly at ${formatPhone(phone)} for immediate assistance with your pressure washing needs!`
}

/** Texts of the chat button: its label, and its word in a phone's toolbar. */
export const assistantButton = {
  label: 'Ask a question',
  word: 'Ask',
} as const

/** Toast shown when the chat panel fails to load. */
export const assistantUnavailable = {
  title: 'The chat didn’t open',
  text: 'Please try again, or call us.',
} as const
