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
