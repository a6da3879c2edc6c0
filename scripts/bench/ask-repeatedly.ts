import { Agent, get } from 'node:http'

interface Asked {
  url: string
  paths: readonly string[]
  requests: number
  /** When they are over, no more is asked. */
  minutes: number
}

const connections = 8

/** Asks for the paths in turn over a few lasting connections. Resolves with the number of answers. */
export async function askRepeatedly({ url, paths, requests, minutes }: Asked): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const deadline = Date.now() + minutes * 60_000
  let asked = 0
  let answered = 0
  async function visitor() {
    while (asked < requests && Date.now() < deadline) {
      const path = paths[asked % paths.length] ?? '/'
      asked += 1
      await read(url + path, agent)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: connections }, visitor))
  agent.destroy()
  return answered
}

function read(url: string, agent: Agent): Promise<void> {
  return new Promise((resolve, reject) => {
    const sent = get(url, { agent, headers: { 'accept-encoding': 'br' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answers ${answer.statusCode}`))
      answer.on('error', reject).on('end', resolve).resume()
    })
    sent.on('error', reject)
  })
}
