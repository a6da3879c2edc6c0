import { findPortProblem } from '../../scripts/lib/port.ts'

let portsTried = 0

/**
 * Finds a free port above those that browsers block and below the ephemeral
 * range. Concurrent processes search different hundreds, so that none takes a
 * port that another has found but not opened yet.
 */
export async function freePort(): Promise<number> {
  const first = 11_000 + (process.pid % 200) * 100
  for (;;) {
    const port = first + (portsTried % 100)
    portsTried += 1
    const problem = await findPortProblem(port)
    if (problem === undefined) return port
  }
}
