import { execFileSync, spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'

const canPin = availableParallelism() > 1 && spawnSync('taskset', ['--version']).status === 0

const serverCore = '0'
const otherCore = '1'

/** Says how the work was spread over the cores. */
export const pinningText = canPin
  ? 'each server pinned to one core, load and database to another'
  : 'nothing pinned (that needs taskset and two cores): servers and load share what there is'

/** Keeps a server, with all its threads, on the core that is measured. */
export function pinServer(pid: number) {
  pin(serverCore, pid)
}

/** Keeps what is not measured away from that core. */
export function pinAside(pid: number | undefined) {
  if (pid !== undefined) pin(otherCore, pid)
}

/** The command line that starts a program away from the core that is measured. */
export function asideCommand(command: readonly [string, ...string[]]): readonly [string, ...string[]] {
  return canPin ? ['taskset', '-c', otherCore, ...command] : command
}

function pin(core: string, pid: number) {
  if (canPin) execFileSync('taskset', ['-acp', core, String(pid)], { stdio: 'ignore' })
}
