type LogLevel = 'info' | 'warn' | 'error'

/**
 * Writes one event as one line of JSON. Logs are kept and read by other people than the owner: fields carry
 * ids, codes and counts, never a visitor's name, address, number or words, and never a secret.
 */
export function logEvent(
  level: LogLevel,
  event: string,
  fields: Record<string, string | number | boolean> = {},
): void {
  console[level](JSON.stringify({ time: new Date().toISOString(), level, event, ...fields }))
}
