/** Labels of the button that stops everything that moves in a hero. */
export const playbackTexts = {
  play: 'Play motion',
  pause: 'Pause motion',
} as const

/** Follows the label of a field that may stay empty. */
export const fieldTexts = { optional: ' (optional)' } as const

export const toastTexts = { close: 'Close this message' } as const

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

/** What visitors ask about the time that a service takes. */
export const timingLabels = {
  duration: 'How long it takes',
  dry: 'When it’s dry',
  back: 'When you can use it',
} as const
