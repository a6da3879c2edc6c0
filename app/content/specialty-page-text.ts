/** Texts of the section in which visitors choose. */
export const choiceTexts = {
  introduction: 'Tap one to see it. It goes along with your request.',
} as const
