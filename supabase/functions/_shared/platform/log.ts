/**
 * People other than the owner read the logs: `fields` may contain ids, codes
 * and counts, but never a secret or what a visitor typed.
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
