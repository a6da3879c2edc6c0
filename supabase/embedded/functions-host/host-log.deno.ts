/** Writes one event of the host as one line of JSON on stderr; stdout belongs to the line that says "ready". */
export function logHostEvent(event: string, fields: Record<string, string | number> = {}): void {
  console.error(JSON.stringify({ time: new Date().toISOString(), level: 'error', event, ...fields }))
}
