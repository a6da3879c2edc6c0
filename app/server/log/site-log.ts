import type { LogLevel } from '#functions/_shared/log-level.ts'

type Level = Exclude<LogLevel, 'silent'>

/** One JSON line an event. */
export interface SiteLog extends Record<Level, (fields: object, event: string) => void> {
  isLevelEnabled: (level: Level) => boolean
}
