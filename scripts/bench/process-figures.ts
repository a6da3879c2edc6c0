import { existsSync, readFileSync } from 'node:fs'

import { childrenOf } from '../fault-run/children-of.ts'

// Linux counts processor time in hundredths of a second wherever programs can see it.
const millisecondsPerTick = 10

/** Processor time a process has used so far, in milliseconds; nothing where there is no /proc. */
export function processorTime(pid: number): number | undefined {
  if (!existsSync(`/proc/${pid}/stat`)) return undefined
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
  // The name of the program stands in parentheses and may hold spaces; after it user time is the 12th field.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ')
  return (Number(fields[11]) + Number(fields[12])) * millisecondsPerTick
}

interface ProcessMemory {
  name: string
  megabytes: number
}

/** Resident memory of a process and all that descend from it, the largest first. */
export async function treeMemory(root: number): Promise<ProcessMemory[]> {
  const pids = await descendants(root)
  return pids.flatMap(memoryOf).toSorted((one, other) => other.megabytes - one.megabytes)
}

async function descendants(pid: number): Promise<number[]> {
  const children = await childrenOf(pid)
  const below = await Promise.all(children.map(descendants))
  return [pid, ...below.flat()]
}

function memoryOf(pid: number): ProcessMemory[] {
  if (!existsSync(`/proc/${pid}/status`)) return []
  const resident = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))
  const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
  return [{ name: nameOf(command), megabytes: Number(resident?.[1] ?? 0) / 1024 }]
}

const programs = {
  'scripts/start.ts': 'npm start',
  '/server/index.mjs': 'site',
  'supabase/embedded/main.ts': 'database',
  deno: 'functions',
}

function nameOf(command: string): string {
  const known = Object.entries(programs).find(([part]) => command.includes(part))
  return known?.[1] ?? command.slice(0, 30)
}
