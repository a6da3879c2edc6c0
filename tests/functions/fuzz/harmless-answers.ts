import { expect } from 'vitest'

import type { RandomRequest } from './random-request.ts'

interface Answer {
  request: RandomRequest
  status: number
  text: string
}

/** The traces of a crash. */
const stackTrace = /\n\s+at \S|\\n\s+at \S|\bat (?:async )?file:\/\/|\.ts:\d+:\d+/

/** Sends all at once. Whatever a function makes of them, it answers without a 5xx, a stack trace or a secret. */
export async function harmlessAnswers(
  url: string,
  requests: readonly RandomRequest[],
  secrets: readonly string[],
): Promise<Answer[]> {
  const answers = await Promise.all(requests.map((request) => answerTo(url, request)))
  for (const { status, text } of answers) {
    expect(status).toBeLessThan(500)
    expectHarmless(text, secrets)
  }
  return answers
}

/** For answers and logs. */
export function expectHarmless(text: string, secrets: readonly string[]): void {
  expect(text).not.toMatch(stackTrace)
  for (const secret of secrets) expect(text).not.toContain(secret)
}

async function answerTo(url: string, request: RandomRequest): Promise<Answer> {
  const { method, headers, body, query } = request
  const response = await fetch(query === '' ? url : `${url}?${query}`, {
    method,
    headers,
    // fetch refuses to send one with these.
    ...(method === 'GET' || method === 'HEAD'
      ? {}
      : { body: typeof body === 'string' ? body : Uint8Array.from(body) }),
  })
  return { request, status: response.status, text: await response.text() }
}
