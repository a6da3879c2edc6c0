/** Parses the complete lines of a site's log, without the framework's text. */
export function logLines(log: string): Record<string, unknown>[] {
  const lines = log.split('\n').slice(0, -1)
  const events = lines.filter((line) => line.startsWith('{'))
  return events.map((line): Record<string, unknown> => JSON.parse(line))
}
