import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { onTestFinished } from 'vitest'

/** Processes that together may take so much memory and no more. */
export interface MemoryGroup {
  /** Runs the command that follows as the first of them. */
  enter: [string, ...string[]]
  /** How many of them were killed because it was not enough. */
  killed: () => number
}

interface Files {
  root: string
  limit: string
  events: string
}

// Linux has two ways to say it: the hierarchy of its own, and the later one for everything.
const ways: Files[] = [
  {
    root: '/sys/fs/cgroup/memory',
    limit: 'memory.limit_in_bytes',
    events: 'memory.oom_control',
  },
  { root: '/sys/fs/cgroup', limit: 'memory.max', events: 'memory.events' },
]

/** Makes one that is gone after the test, where this user may; only root of the machine or of a container may. */
export function memoryGroup(megabytes: number): MemoryGroup | undefined {
  for (const files of ways) {
    const folder = join(files.root, `memory-test-${process.pid}-${megabytes}`)
    if (!mayMake(folder, files)) continue
    onTestFinished(() => rmdirSync(folder))
    writeFileSync(join(folder, files.limit), String(megabytes * 1_048_576))
    return {
      enter: ['sh', '-c', `echo $$ > ${join(folder, 'cgroup.procs')} && exec "$@"`, 'sh'],
      killed() {
        const events = readFileSync(join(folder, files.events), 'utf8')
        return Number(/^oom_kill (?<count>\d+)$/m.exec(events)?.groups?.['count'])
      },
    }
  }
  return undefined
}

function mayMake(folder: string, { root, limit, events }: Files): boolean {
  if (!existsSync(root)) return false
  try {
    mkdirSync(folder)
  } catch {
    return false
  }
  if ([limit, events].every((name) => existsSync(join(folder, name)))) return true
  rmdirSync(folder)
  return false
}
