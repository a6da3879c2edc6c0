import { once } from 'node:events'
import { createServer, isIPv6 } from 'node:net'

/** One sentence for a port the site cannot listen on, on every interface or on that of `host`. */
export async function findPortProblem(port: number, host?: string): Promise<string | undefined> {
  await using probe = createServer()
  const error: NodeJS.ErrnoException | undefined = await once(probe.listen({ port, host }), 'listening').then(
    () => undefined,
    (reason) => reason,
  )
  if (error?.code === 'EADDRINUSE')
    return `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`
  if (error?.code === 'EACCES')
    return `This user may not listen on port ${port}. Choose another one: PORT=3000 npm start`
  return error && `HOST is ${host}, where this machine cannot listen (${error.code}).`
}

/** The address under which this machine reaches a server that listens on `host`. */
export function addressOf(port: number, host?: string): string {
  const everywhere = host === undefined || host === '0.0.0.0' || host === '::'
  const name = everywhere ? 'localhost' : isIPv6(host) ? `[${host}]` : host
  return `http://${name}:${port}`
}

let handedOut = 0

/**
 * A free port above those that browsers refuse and below those that systems hand out to any program. Processes that run
 * side by side take theirs from different hundreds, so that none takes another's before it is used.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = 11_000 + (process.pid % 200) * 100 + (handedOut % 100)
    handedOut += 1
    if ((await findPortProblem(port)) === undefined) return port
  }
}
