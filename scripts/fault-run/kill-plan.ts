import type { Random } from './random.ts'

export const victimNames = ['functions', 'database', 'site'] as const

export type VictimName = (typeof victimNames)[number]

/** Who is killed when so many submissions have been acknowledged. */
export type KillPlan = ReadonlyMap<number, VictimName>

/** One kill for about every 100 submissions, at least two of each kind, anywhere but at the very edges. */
export function planKills(submissions: number, random: Random): KillPlan {
  const count = Math.max(victimNames.length * 2, Math.round(submissions / 100))
  const plan = new Map<number, VictimName>()
  const first = Math.ceil(submissions * 0.03)
  const range = Math.max(count, Math.floor(submissions * 0.94))
  for (let index = 0; index < count; index += 1) {
    let moment = first + random.below(range)
    while (plan.has(moment)) moment = first + ((moment - first + 1) % range)
    plan.set(moment, victimNames[index % victimNames.length] ?? 'functions')
  }
  return plan
}
