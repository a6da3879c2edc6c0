/** Parses the complete lines of a site's log. */
export function logLines(log: string): Record<string, unknown>[] {
  const lines = log.split('\n').slice(0, -1)
  return lines.map((line): Record<string, unknown> => JSON.parse(line))
}
