import type { ServerResponse } from 'node:http'

export const faults = {
  hang: () => undefined,
  reset: (response: ServerResponse) => response.socket?.resetAndDestroy(),
  malformed: (response: ServerResponse) =>
    response.writeHead(200).end('<html>bad gateway</html>'),
  'other-shape': (response: ServerResponse) =>
    sendJson(response, 200, { surprise: [null] }),
  redirect: (response: ServerResponse) =>
    response.writeHead(307, { Location: '/elsewhere' }).end(),
} as const

export type Fault = keyof typeof faults

export function isMisbehavior(mode: string): mode is Fault {
  return mode in faults
}

export function sendJson(
  response: ServerResponse,
  status: number,
  body: unknown,
  headers: Record<string, string> = {},
): void {
  response
    .writeHead(status, { 'Content-Type': 'application/json', ...headers })
    .end(JSON.stringify(body))
}
