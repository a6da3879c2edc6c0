import * as v from 'valibot'

const reportSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ vulnerabilities: v.record(v.string(), v.object({ severity: v.string() })) }),
)

const grave = new Set(['high', 'critical'])

/** What `npm audit --json` has printed, in a sentence; only a grave hole is bad. */
export function readAudit(printed: string): { isBad: boolean; says: string } {
  const report = v.safeParse(reportSchema, printed)
  if (!report.success)
    return { isBad: false, says: 'The registry answers no audit here: nothing was looked at.' }
  const holes = Object.entries(report.output.vulnerabilities)
  if (holes.length === 0) return { isBad: false, says: 'No known hole in the packages of the site.' }
  const named = holes.map(([name, { severity }]) => `${name} (${severity})`).join(', ')
  return { isBad: holes.some(([, { severity }]) => grave.has(severity)), says: `Known holes: ${named}.` }
}
