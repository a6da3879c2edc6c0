/** Time zone of the business and its hours. */
export const timeZone = 'America/Los_Angeles'
