import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Processor time and resident memory of a process and its descendants; undefined on systems without /proc. */
export function usageOfTree(root: number): { processorMs: number; megabytes: number } | undefined {
  if (!existsSync(`/proc/${root}/stat`)) return undefined
  const usage = { processorMs: 0, megabytes: 0 }
  const pids = [root]
  for (const pid of pids) {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The name of the program stands in parentheses and may hold spaces.
    const fields = stat
      .slice(stat.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number)
    // Linux counts in hundredths of a second and in pages.
    usage.processorMs += ((fields[11] ?? 0) + (fields[12] ?? 0)) * 10
    usage.megabytes += ((fields[21] ?? 0) * 4096) / 1e6
    for (const thread of readdirSync(`/proc/${pid}/task`)) {
      const children = readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ')
      pids.push(...children.filter(Boolean).map(Number))
    }
  }
  return usage
}
