import type { RequestListener } from 'node:http'

export function respondWith(status: number): RequestListener {
  return (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' })
    response.end('{"message":"hello"}')
  }
}
