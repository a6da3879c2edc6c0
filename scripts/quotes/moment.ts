const units: Record<string, number> = { m: 60_000, h: 3_600_000, d: 86_400_000 }

/** Milliseconds of a span such as `15m`, `36h` or `90d`; undefined when the text is none. */
export function parseSpan(text: string): number | undefined {
  const { count, unit } = /^(?<count>\d{1,6})(?<unit>[mhd])$/.exec(text)?.groups ?? {}
  const milliseconds = units[unit ?? '']
  return milliseconds === undefined ? undefined : Number(count) * milliseconds
}

/** The moment a text such as `7d` (so long ago) or `2026-11-01` (a day, in UTC) means; undefined when none. */
export function parseMoment(text: string, now: Date): Date | undefined {
  const span = parseSpan(text)
  if (span !== undefined) return new Date(now.getTime() - span)
  const moment = /^\d{4}-\d\d-\d\d(?:T[\d:.]+Z)?$/.test(text) ? new Date(text) : undefined
  return moment === undefined || Number.isNaN(moment.getTime()) ? undefined : moment
}
