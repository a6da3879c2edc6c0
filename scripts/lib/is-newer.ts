import { statSync } from 'node:fs'

/** Returns whether a file was made after all that it was made from. */
export function isNewer(made: string, sources: readonly string[]): boolean {
  const stats = statSync(made, { throwIfNoEntry: false })
  if (!stats) return false
  return sources.every((source) => statSync(source).mtimeMs < stats.mtimeMs)
}
