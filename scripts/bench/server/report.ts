import { spreadOf, spreadText, twoFigures } from '../statistics.ts'
import type { Measurement } from './measure.ts'
import type { Prepared, Subject } from './subjects.ts'

/**
 * Headings and lines of the table. Every rate is divided by that of the control in the same round: requests a
 * second say more about the machine and its mood than about the server.
 */
export function reportRows(
  prepared: readonly Prepared[],
  measured: ReadonlyMap<Subject, readonly Measurement[]>,
  control: string,
): [headings: string[], lines: string[][]] {
  const controls = new Map(
    [...measured].flatMap(([subject, list]) => (subject.server === control ? [[subject.row, list]] : [])),
  )
  const lines = prepared.map((each) => {
    if (!each.ok) return [each.row, each.server, each.why, '–']
    const { subject } = each
    const measurements = measured.get(subject) ?? []
    return [
      subject.row,
      subject.server,
      spreadText(spreadOf(sharesOf(measurements, controls.get(subject.row) ?? []))),
      processorText(measurements),
    ]
  })
  return [['asked for', 'server', `requests/s ÷ ${control}`, 'processor ms a request'], lines]
}

function sharesOf(measurements: readonly Measurement[], control: readonly Measurement[]): number[] {
  return measurements.flatMap(({ perSecond }, round) => {
    const base = control[round]
    return base ? [perSecond / base.perSecond] : []
  })
}

function processorText(measurements: readonly Measurement[]): string {
  const known = measurements.flatMap(({ processor }) => (processor === undefined ? [] : [processor]))
  return known.length === 0 ? '–' : twoFigures(spreadOf(known).median)
}
