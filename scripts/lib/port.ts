import { randomInt } from 'node:crypto'
import { createServer, isIPv6 } from 'node:net'

type PortState = 'free' | 'taken' | 'not-allowed' | 'no-such-address'

const states: Record<string, PortState> = {
  EADDRINUSE: 'taken',
  // Below 1024 on most systems.
  EACCES: 'not-allowed',
  EADDRNOTAVAIL: 'no-such-address',
  ENOTFOUND: 'no-such-address',
  EAI_AGAIN: 'no-such-address',
}

/** What would come of listening on `port` right now, on every interface or on that of `host`. */
function lookAtPort(port: number, host?: string): Promise<PortState> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error: NodeJS.ErrnoException) => {
      const state = states[error.code ?? '']
      if (state) resolve(state)
      else reject(error)
    })
    probe.listen({ port, host }, () => probe.close(() => resolve('free')))
  })
}

/** Whether a server could listen on `port` on every interface right now. */
export async function isPortFree(port: number): Promise<boolean> {
  return (await lookAtPort(port)) === 'free'
}

/** One sentence for a port the site cannot have; undefined when it can. */
export async function findPortProblem(port: number, host?: string): Promise<string | undefined> {
  const state = await lookAtPort(port, host)
  if (state === 'free') return undefined
  if (state === 'taken')
    return `Port ${port} is taken by another program. Choose another one: PORT=${port + 1} npm start`
  if (state === 'no-such-address') return `HOST is ${host}, which is no address of this machine.`
  return `This user may not listen on port ${port}. Choose another one: PORT=3000 npm start`
}

/** The address under which this machine reaches a server that listens on `host`. */
export function addressOf(port: number, host?: string): string {
  const everywhere = host === undefined || host === '0.0.0.0' || host === '::'
  const name = everywhere ? 'localhost' : isIPv6(host) ? `[${host}]` : host
  return `http://${name}:${port}`
}

// Above what browsers refuse to visit, below what systems give to whoever asks for any port.
const [lowest, highest] = [11_000, 32_000]

/** A port nobody listens on, and which the system will not have given to somebody else before it is used. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest)
    if (await isPortFree(port)) return port
  }
}
