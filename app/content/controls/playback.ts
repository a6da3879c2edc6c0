/** What the button says that stops and starts whatever moves by itself. */
export const playbackTexts = { play: 'Play motion', pause: 'Pause motion' } as const
