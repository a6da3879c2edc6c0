import { type IncomingHttpHeaders, request } from 'node:http'

export interface Answer {
  status: number
  headers: IncomingHttpHeaders
  body: string
}

export interface Visit extends Answer {
  /** The addresses one was sent on to, in order: path and query. */
  hops: { status: number; to: string }[]
  /** Set when a redirect led to another site; it was not followed. */
  leftTo?: string
}

const patience = 5

/** One request with the path exactly as written: `fetch` would tidy it first. */
export function ask(siteUrl: string, path: string, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(siteUrl)
  return new Promise((resolve, reject) => {
    const headers = { accept: 'text/html', 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0' }
    const sent = request({ hostname, port, path, method, headers }, (response) => {
      const chunks: Buffer[] = []
      response.on('data', (chunk: Buffer) => chunks.push(chunk))
      response.on('error', reject)
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: Buffer.concat(chunks).toString(),
        }),
      )
    })
    sent.on('error', reject)
    sent.end()
  })
}

/** Follows redirects as a browser does, at most five, never to another site. */
export async function visit(siteUrl: string, path: string): Promise<Visit> {
  const hops: Visit['hops'] = []
  let address = path
  for (;;) {
    const answer = await ask(siteUrl, address)
    const { location } = answer.headers
    if (answer.status < 300 || answer.status > 399 || location === undefined) return { ...answer, hops }

    const target = new URL(location, siteUrl + address)
    if (target.origin !== new URL(siteUrl).origin) return { ...answer, hops, leftTo: target.href }
    address = target.pathname + target.search
    hops.push({ status: answer.status, to: address })
    if (hops.length === patience) return { ...answer, hops }
  }
}
