import type { RequestListener } from 'node:http'

/** What a backend answers when it fails, or nothing if it is unreachable. */
export const brokenBackends: {
  failure: string
  respond?: RequestListener
}[] = [
  { failure: 'is unreachable' },
  { failure: 'responds with status 500', respond: respondWith(500) },
  { failure: 'responds in an unknown shape', respond: respondWith(200) },
]

/** Answers every request with this status and JSON of an unknown shape. */
export function respondWith(status: number): RequestListener {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end('{"message":"hello"}')
  }
}
