/** Labels of the featured video's button. */
export const playbackTexts = {
  play: 'Play video',
  pause: 'Pause video',
} as const

/** Labels of toasts for screen readers. */
export const toastTexts = {
  problems: 'Problems',
  close: 'Close this message',
} as const
