// Under load many lines fall into one millisecond, and writing its name costs as much as all the rest of a line.
let moment = Number.NaN
let timeOfMoment = ''

function timestamp(): string {
  const now = Date.now()
  if (now !== moment) {
    moment = now
    timeOfMoment = `,"time":"${new Date(now).toISOString()}"`
  }
  return timeOfMoment
}

/** How pino writes a line as the functions do (log.ts): time, level and event, then what else is known. */
export const logLine = {
  base: null,
  messageKey: 'event',
  timestamp,
  formatters: { level: (level: string) => ({ level }) },
}
