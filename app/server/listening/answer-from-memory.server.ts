import type { IncomingMessage, ServerResponse } from 'node:http'

import { siteProcess } from '../site-process.server'
import { sendAgain } from './send-again.server'

/**
 * Writes what is in memory straight to the visitor, without a `Request` and a `Response` in between: most of what a
 * server does is this.
 * @returns whether it did.
 */
export function answerFromMemory(request: IncomingMessage, response: ServerResponse): boolean {
  const { method = '', url: target = '', headers } = request
  const answer = siteProcess().fromMemory?.({ method, target, header })
  if (!answer) return false
  sendAgain(response, answer)
  return true

  function header(name: string): string | undefined {
    const value = headers[name]
    return typeof value === 'string' ? value : undefined
  }
}
