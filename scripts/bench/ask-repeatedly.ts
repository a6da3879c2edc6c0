interface Asked {
  url: string
  paths: readonly string[]
  requests: number
  /** When they are over, no more is asked. */
  minutes: number
}

const visitors = 8

/** Asks for the paths in turn, some visitors at once, whose connections last. Resolves with the number of answers. */
export async function askRepeatedly({ url, paths, requests, minutes }: Asked): Promise<number> {
  const deadline = Date.now() + minutes * 60_000
  let asked = 0
  let answered = 0
  async function visit() {
    while (asked < requests && Date.now() < deadline) {
      const path = paths[asked % paths.length] ?? '/'
      asked += 1
      const answer = await fetch(url + path, { headers: { 'accept-encoding': 'br' } })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
      answered += 1
    }
  }
  await Promise.all(Array.from({ length: visitors }, visit))
  return answered
}
