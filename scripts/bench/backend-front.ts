import { connect, createServer, type Socket } from 'node:net'

import { freePort } from '../lib/port.ts'

export type BackendState = 'up' | 'hanging' | 'down'

export type BackendFront = Awaited<ReturnType<typeof startBackendFront>>

/** Stands in front of a backend and passes everything on, until it is to hang or to be down. */
export async function startBackendFront(backendUrl: string) {
  const target = Number(new URL(backendUrl).port)
  const open = new Set<Socket>()
  const passedOn = new Map<Socket, Socket>()
  let hangs = false

  const server = createServer((visitor) => {
    open.add(visitor)
    visitor.on('error', () => visitor.destroy()).on('close', () => open.delete(visitor))
    // It takes every connection, listens, and never says a word.
    if (hangs) return visitor.resume()
    const backend = connect(target, '127.0.0.1')
    passedOn.set(visitor, backend)
    backend.on('error', () => visitor.destroy())
    visitor.on('close', () => {
      passedOn.delete(visitor)
      backend.destroy()
    })
    return visitor.pipe(backend).pipe(visitor)
  })
  const port = await freePort()
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))

  return {
    url: `http://127.0.0.1:${port}`,
    /** From now on, for open connections too. There is no way back. */
    async become(state: BackendState) {
      if (state === 'up') return
      hangs = state === 'hanging'
      for (const [visitor, backend] of passedOn) {
        backend.unpipe(visitor)
        visitor.unpipe(backend).resume()
      }
      if (state === 'down') await close()
    },
    async stop() {
      if (server.listening) await close()
    },
  }

  function close(): Promise<void> {
    for (const visitor of open) visitor.destroy()
    return new Promise((resolve) => server.close(() => resolve()))
  }
}
