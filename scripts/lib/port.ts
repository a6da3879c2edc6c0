import { once } from 'node:events'
import { createServer, isIPv6 } from 'node:net'

/**
 * Returns a message if the site cannot listen on a port, on all interfaces or
 * on `host`.
 */
export async function findPortProblem(
  port: number,
  host?: string,
): Promise<string | undefined> {
  const code = await listenError(port, host)
  if (code === undefined) return undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Choose another one: PORT=${port + 1} npm start`
  if (code === 'EACCES')
    return `This user does not have permission to listen on port ${port}. Choose another one: PORT=3000 npm start`
  return `This machine cannot listen on HOST=${host} (${code}).`
}

async function listenError(
  port: number,
  host: string | undefined,
): Promise<string | undefined> {
  await using probe = createServer()
  try {
    probe.listen({ port, host })
    await once(probe, 'listening')
    return undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code)
    throw error
  }
}

/**
 * Returns the URL at which this machine reaches a server that listens on
 * `host`.
 */
export function addressOf(port: number, host?: string): string {
  return `http://${hostName(host)}:${port}`
}

function hostName(host: string | undefined) {
  const isWildcard = host === undefined || host === '0.0.0.0' || host === '::'
  if (isWildcard) return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}

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
