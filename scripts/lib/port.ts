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
  await using probe = createServer()
  const error: NodeJS.ErrnoException | undefined = await once(
    probe.listen({ port, host }),
    'listening',
  ).then(
    () => undefined,
    (reason) => reason,
  )
  if (error?.code === 'EADDRINUSE')
    return `Port ${port} is already in use. Choose another one: PORT=${port + 1} npm start`
  if (error?.code === 'EACCES')
    return `This user does not have permission to listen on port ${port}. Choose another one: PORT=3000 npm start`
  return error && `This machine cannot listen on HOST=${host} (${error.code}).`
}

/**
 * Returns the URL at which this machine reaches a server that listens on
 * `host`.
 */
export function addressOf(port: number, host?: string): string {
  const isWildcard = host === undefined || host === '0.0.0.0' || host === '::'
  const name = isWildcard ? 'localhost' : isIPv6(host) ? `[${host}]` : host
  return `http://${name}:${port}`
}

let portsTried = 0

/**
 * Finds a free port above those that browsers block and below the ephemeral
 * range. Concurrent processes search different hundreds, so that none takes a
 * port that another has found but not opened yet.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 11_000 + (process.pid % 200) * 100 + (portsTried % 100)
    portsTried += 1
    if ((await findPortProblem(port)) === undefined) return port
  }
}
