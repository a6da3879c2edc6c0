/** Labels of the button that stops everything that moves in a hero. */
export const playbackTexts = {
  play: 'Play motion',
  pause: 'Pause motion',
} as const

/** Follows the label of a field that may stay empty. */
export const fieldTexts = { optional: ' (optional)' } as const

export const toastTexts = { close: 'Close this message' } as const
