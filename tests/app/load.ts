import { readFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'

/** Resident memory of a process in megabytes, now and at its highest. */
export function memoryOf(pid: number): { now: number; highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const of = (name: string) => Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024
  return { now: of('VmRSS'), highest: of('VmHWM') }
}

/** How long a visitor waits for a page in the middle of some, in milliseconds. */
export async function medianWait(url: string, visits = 41): Promise<number> {
  const waits: number[] = []
  for (let index = 0; index < visits; index += 1) {
    const startedAt = performance.now()
    await (await fetch(url)).text()
    waits.push(performance.now() - startedAt)
  }
  return waits.toSorted((one, other) => one - other)[Math.floor(visits / 2)] ?? 0
}

/** Connections that send at once; those that do not read leave every answer to the server. */
export function openSockets(url: string, count: number, bytes: string, reads: boolean): Socket[] {
  const { hostname, port } = new URL(url)
  return Array.from({ length: count }, () => {
    const socket = connect(Number(port), hostname)
    socket.on('error', () => {})
    if (reads) socket.resume()
    else socket.pause()
    socket.write(bytes)
    return socket
  })
}
