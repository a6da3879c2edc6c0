import { connect } from 'node:net'

/** Sends bytes as they are over a connection of their own and returns all that comes back. */
export function sendRaw(url: string, bytes: string | Buffer, patienceMs = 5_000): Promise<string> {
  const { hostname, port } = new URL(url)
  return new Promise((resolve) => {
    const chunks: Buffer[] = []
    const socket = connect(Number(port), hostname)
    const done = () => {
      socket.destroy()
      resolve(Buffer.concat(chunks).toString('latin1'))
    }
    socket.setTimeout(patienceMs, done)
    socket.on('data', (chunk) => chunks.push(chunk))
    socket.on('error', done)
    socket.on('close', done)
    socket.write(bytes)
  })
}

export interface RawAnswer {
  status: number
  headers: string
}

/** The answers in what came back; bodies that look like an answer would count, and none of ours does. */
export function answersIn(text: string): RawAnswer[] {
  return Array.from(
    text.matchAll(/HTTP\/1\.1 (\d{3})[^\r]*\r\n(.*?)\r\n\r\n/gs),
    ([, status, headers = '']) => ({
      status: Number(status),
      headers: headers.toLowerCase(),
    }),
  )
}
