export const timeZone = 'America/Los_Angeles'
