import type { Site } from '../../app/content/site.ts'
import { plainPage } from '../../app/server/plain-page.ts'
import { lightHttp } from './light-http.ts'

interface Place {
  port: number
  host: string | undefined
  site: Site
}

/** Several may listen on one port there: the one that comes need not wait until the other has gone. */
export const sharesPorts = process.platform === 'linux'

/** Answers every visitor with 503 and the telephone number while the site itself is not there. */
export async function standIn({ port, host, site }: Place): Promise<{ close: () => Promise<void> }> {
  const page = plainPage('restarting', site)
  const server = lightHttp().createServer((request, response) => {
    request.resume()
    response
      .writeHead(503, {
        'Content-Type': 'text/html; charset=utf-8',
        'Cache-Control': 'no-store',
        'Retry-After': '5',
        'Content-Security-Policy': "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
        'X-Content-Type-Options': 'nosniff',
        Connection: 'close',
      })
      .end(request.method === 'HEAD' ? undefined : page)
  })
  server.maxConnections = 512
  server.setTimeout(10_000)
  await new Promise<void>((resolve) => {
    // Somebody else was quicker: there is nothing we could say to the visitors then.
    server.once('error', () => resolve())
    server.listen({ port, host, reusePort: sharesPorts }, () => resolve())
  })
  return {
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve())
        server.closeIdleConnections()
      }),
  }
}
