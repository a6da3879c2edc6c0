/** How pino writes a line as the functions do (log.ts): time, level and event, then what else is known. */
export const logLine = {
  base: null,
  messageKey: 'event',
  timestamp: () => `,"time":"${new Date().toISOString()}"`,
  formatters: { level: (level: string) => ({ level }) },
}
