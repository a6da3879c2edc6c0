import { formatPhone } from '#functions/_shared/format-phone.ts'

/** The texts of the chat panel. What the assistant knows is in knowledge/. */
export const assistant = {
  /** Title of the panel. */
  name: 'Rill',
  role: 'Automated assistant',
  close: 'Close the chat',
  conversation: 'Conversation',
  /** Before a message, for screen readers. */
  speakers: { bot: 'Rill:', visitor: 'You:' },
  suggestionsLabel: 'Suggested questions',
  suggestions: ['What do you clean?', 'Where do you work?', 'How do I get a quote?'],
  question: 'Your question',
  placeholder: 'Ask about our services...',
  send: 'Send',
  typing: 'Rill is typing',
  /** Below every answer. */
  chips: { quote: 'Get a free quote', call: 'Call' },
} as const

/** The first line of the chat. */
export function assistantGreeting(siteName: string): string {
  return `Hi, I’m ${assistant.name}, ${siteName}’s automated assistant. Ask me about our services, how we work, where we go, or how to get a quote.`
}

/** What the assistant says when the request failed. Specified text. */
export function assistantFailure(phone: string): string {
  return `I'm sorry, I'm having trouble responding right now. Please call us directly at ${formatPhone(phone)} for immediate assistance with your pressure washing needs!`
}

/** The button of the chat, on every page. In the bar on phones only `open.short` is visible. */
export const assistantButton = {
  /** Names the bar for screen readers. */
  bar: 'Contact us',
  open: { short: 'Ask', rest: ' a question' },
} as const

/** When the panel itself does not load. */
export const assistantUnavailable = {
  title: 'The chat didn’t open',
  text: 'Please try again, or call us.',
} as const
