import { formatPhone } from '#functions/_shared/format-phone.ts'

/** Every sentence of the chat panel; its button has its own in assistant-button.ts. What the assistant knows is in knowledge/. */
export const assistant = {
  /** Title of the panel. */
  name: 'Rill',
  role: 'Automated assistant',
  close: 'Close the chat',
  conversation: 'Conversation',
  /** Before a message, for those who cannot see on which side it stands. */
  speakers: { bot: 'Rill:', visitor: 'You:' },
  suggestionsLabel: 'Questions to begin with',
  suggestions: ['What do you clean?', 'Where do you work?', 'How do I get a quote?'],
  question: 'Your question',
  placeholder: 'Ask about our services...',
  send: 'Send',
  typing: 'Rill is typing',
} as const

export function assistantGreeting(siteName: string): string {
  return `Hi, I'm ${assistant.name}, the automated assistant of ${siteName}. Ask me about our services, how we work, where we go, or how to get a quote.`
}

/** What the assistant says when no answer came. Specified text. */
export function assistantFailure(phone: string): string {
  return `I'm sorry, I'm having trouble responding right now. Please call us directly at ${formatPhone(phone)} for immediate assistance with your pressure washing needs!`
}

/** What every page carries of the chat: its button. */
export const assistantButton = {
  /** What stands around it, for screen readers. */
  bar: 'Ways to ask',
  open: 'Ask Rill',
  openHint: 'our automated assistant',
} as const

/** When the panel itself does not load. */
export const assistantUnavailable = {
  title: 'The chat did not open',
  text: 'Please try again, or call us.',
} as const
