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

/** A port nobody listens on. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
