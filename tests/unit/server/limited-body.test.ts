import { expect, test } from 'vitest'

import { readLimitedBody } from '../../../app/server/limited-body.server.ts'

function post(body: BodyInit, headers: Record<string, string> = {}): Request {
  return new Request('http://localhost/', { method: 'POST', body, headers, duplex: 'half' } as RequestInit)
}

test('a body within the limit is read whole', async () => {
  const read = await readLimitedBody(post('hello'), 5)
  expect(read.ok && new TextDecoder().decode(read.bytes)).toBe('hello')
})

test('a body beyond the limit is refused', async () => {
  expect(await readLimitedBody(post('hello!'), 5)).toEqual({ ok: false, reason: 'too-large' })
})

test('an endless body without a length is refused after the limit, not read to its end', async () => {
  let sent = 0
  const endless = new ReadableStream<Uint8Array>({
    pull(controller) {
      sent += 1
      controller.enqueue(new Uint8Array(1024))
    },
  })
  expect(await readLimitedBody(post(endless), 10 * 1024)).toEqual({ ok: false, reason: 'too-large' })
  expect(sent).toBeLessThan(20)
})
