import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Process ids of the direct children of a process. */
export async function childrenOf(pid: number | undefined): Promise<number[]> {
  const list = `/proc/${pid}/task/${pid}/children`
  if (existsSync(list)) return numbersIn(await readFile(list, 'utf8'))
  // Systems without /proc.
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid='])
  return stdout
    .split('\n')
    .map(numbersIn)
    .flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []))
}

function numbersIn(text: string): number[] {
  return Array.from(text.matchAll(/\d+/g), ([digits]) => Number(digits))
}
