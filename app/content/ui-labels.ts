/** Labels of the button that stops everything that moves in a hero. */
export const playbackTexts = {
  play: 'Play motion',
  pause: 'Pause motion',
} as const

/** Follows the label of a field that may stay empty. */
export const fieldTexts = { optional: ' (optional)' } as const

/** Labels of toasts for screen readers. */
export const toastTexts = {
  problems: 'Problems',
  close: 'Close this message',
} as const
