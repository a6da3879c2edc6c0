/** What the button of the featured video says. */
export const playbackTexts = { play: 'Play video', pause: 'Pause video' } as const
