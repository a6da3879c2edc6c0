/** The words of the head of every page that no link of it says: most are for those who do not see it. */
export const headerTexts = {
  skip: 'Skip to main content',
  /** Follows the name. */
  home: ', home',
  main: 'Main',
  menu: 'Menu',
} as const
