/** Where the business and its hours are. */
export const timeZone = 'America/Los_Angeles'
