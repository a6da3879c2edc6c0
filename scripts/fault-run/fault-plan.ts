import type { Random } from './random.ts'

/** Three processes that are killed (kill -9), the power of the whole machine, and the room on its disk. */
export const faults = ['functions', 'database', 'site', 'power', 'disk'] as const

export type Fault = (typeof faults)[number]

/** What happens when so many submissions have been acknowledged. */
export type FaultPlan = ReadonlyMap<number, Fault>

/** One fault for about every 100 submissions, at least two of each kind, anywhere but at the very edges. */
export function planFaults(submissions: number, random: Random): FaultPlan {
  const count = Math.max(faults.length * 2, Math.round(submissions / 100))
  const plan = new Map<number, Fault>()
  const first = Math.ceil(submissions * 0.03)
  const range = Math.max(count, Math.floor(submissions * 0.94))
  for (let index = 0; index < count; index += 1) {
    let moment = first + random.below(range)
    while (plan.has(moment)) moment = first + ((moment - first + 1) % range)
    plan.set(moment, faults[index % faults.length] ?? 'functions')
  }
  return plan
}
