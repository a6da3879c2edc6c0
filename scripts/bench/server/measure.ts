import { processorTime } from '../process-figures.ts'
import { load, type Load } from './load-generator.ts'
import type { Subject } from './subjects.ts'

export interface Measurement {
  perSecond: number
  /** Milliseconds of processor time for one request; nothing where the system does not tell. */
  processor: number | undefined
}

const fewConnections = 4
const manyConnections = 32
// A server slower than this is busy with few. More would wait in line and, when time is up, be dropped unanswered
// though they have cost something.
const fast = 500

/** Loads every subject once in each round, one after the other: what disturbs the machine disturbs them all. */
export async function measureInRounds(
  subjects: readonly Subject[],
  { rounds, seconds }: { rounds: number; seconds: number },
): Promise<Map<Subject, Measurement[]>> {
  const measured = new Map(subjects.map((subject) => [subject, [] as Measurement[]]))
  const connections = new Map<Subject, number>()
  for (const subject of subjects) {
    const { perSecond } = await load({ ...subject, connections: fewConnections, seconds: 1 })
    connections.set(subject, perSecond < fast ? fewConnections : manyConnections)
  }
  for (let round = 1; round <= rounds; round += 1) {
    console.error(`round ${round} of ${rounds}`)
    for (const [subject, measurements] of measured) {
      const wanted = { ...subject, connections: connections.get(subject) ?? fewConnections, seconds }
      measurements.push(await measure(wanted))
    }
  }
  return measured
}

async function measure(wanted: Load & Subject): Promise<Measurement> {
  await timeOnceQuiet(wanted.pid)
  const before = processorTime(wanted.pid)
  const { requests, perSecond } = await load(wanted)
  const after = await timeOnceQuiet(wanted.pid)
  const known = before !== undefined && after !== undefined && requests > 0
  return { perSecond, processor: known ? (after - before) / requests : undefined }
}

async function timeOnceQuiet(pid: number): Promise<number | undefined> {
  const deadline = Date.now() + 10_000
  let last = processorTime(pid)
  while (last !== undefined && Date.now() < deadline) {
    await new Promise((resolve) => setTimeout(resolve, 150))
    const now = processorTime(pid)
    if (now === last) break
    last = now
  }
  return last
}
