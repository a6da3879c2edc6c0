import { expect, test, vi } from 'vitest'

import { callServer } from '../../../app/lib/call-server.ts'

function hasText({ text }: { text: string }): boolean {
  return typeof text === 'string'
}

test.each([
  'null',
  '{}',
  '[]',
  '"stored"',
  '{"message":"Forbidden"}',
  '{"ok":1}',
  '{"ok":true}',
])(
  'the response %s, which is not from our server, is a logged failure',
  async (json) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const call = (): Promise<{ ok: true; text: string }> =>
      Promise.resolve(JSON.parse(json))
    expect(await callServer('the answer', call, hasText)).toEqual({ ok: false })
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  },
)
