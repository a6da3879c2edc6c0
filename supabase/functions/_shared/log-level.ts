export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

/** From which level on a line is written; an empty setting counts as not set. Undefined for what is no level. */
export function readLogLevel(given: string | undefined): LogLevel | undefined {
  return logLevels.find((level) => level === (given?.trim() || 'info'))
}

export const logLevelProblem = `LOG_LEVEL must be one of ${logLevels.join(', ')}`
