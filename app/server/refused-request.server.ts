/** Pages are read, and forms, the chat and the owner's commands post. */
const allowed = ['GET', 'HEAD', 'POST']

const fileAddress = /^[^?]+\.(?:avif|css|gif|ico|jpe?g|js|m?ts|map|mp4|png|svg|webm|webp|woff2?)(?:\?|$)/i

/** The 405 to a method nothing here answers. `TRACE` is one: no server code sees such a request. */
export function methodRefused({ method }: Request): Response | undefined {
  if (allowed.includes(method)) return undefined
  return new Response('Method not allowed.\n', {
    status: 405,
    headers: { Allow: allowed.join(', '), 'Content-Type': 'text/plain; charset=utf-8' },
  })
}

/** The 404 to what can only be a file that is not there: a whole page would be sent to a program, not a person. */
export function missingFile(target: string): Response | undefined {
  if (!fileAddress.test(target)) return undefined
  return new Response('Not found.\n', {
    status: 404,
    headers: { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' },
  })
}
