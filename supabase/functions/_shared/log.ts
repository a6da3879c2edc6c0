const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

/** From which level on a line is written; an empty setting counts as not set. Undefined for what is no level. */
export function readLogLevel(given: string | undefined): LogLevel | undefined {
  return logLevels.find((level) => level === (given?.trim() || 'info'))
}

export const logLevelProblem = `LOG_LEVEL must be one of ${logLevels.join(', ')}`

/**
 * Writes one event as one line of JSON. Logs are kept and read by other people than the owner: fields carry
 * ids, codes and counts, never a visitor's name, address, number or words, and never a secret.
 */
export function logEvent(
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: Record<string, string | number | boolean> = {},
): void {
  console[level](JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }))
}
