/**
 * Logs one event as one line of JSON. People other than the owner store and
 * read the logs, so fields may contain ids, codes and counts, but never a
 * secret or a visitor's name, address, phone number or message.
 */
export function logEvent(
  level: 'info' | 'warn' | 'error',
  event: string,
  fields: Record<string, string | number | boolean | undefined> = {},
): void {
  const time = new Date().toISOString()
  const line = JSON.stringify({ time, level, event, ...fields })
  console[level](line)
}
