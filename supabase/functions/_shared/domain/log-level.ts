export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const

export type LogLevel = (typeof logLevels)[number]

export function readLogLevel(value: string | undefined): LogLevel | undefined {
  return logLevels.find((level) => level === (value?.trim() || 'info'))
}
