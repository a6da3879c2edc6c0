/** What the button of the featured video says. */
export const playbackTexts = { play: 'Play video', pause: 'Pause video' } as const

/** What messages say beside their own words, to those who do not see them. */
export const toastTexts = { problems: 'Problems', close: 'Close this message' } as const
