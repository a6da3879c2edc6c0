import { expect, test, vi } from 'vitest'

import { callServer } from '../../../app/lib/call-server.ts'

test.each([
  'null',
  '{}',
  '[]',
  '"stored"',
  '{"message":"Forbidden"}',
  '{"ok":1}',
])(
  'the response %s, which is not from our server, is a logged failure',
  async (json) => {
    const log = vi.spyOn(console, 'error').mockReturnValue()
    const call = (): Promise<{ ok: true }> => Promise.resolve(JSON.parse(json))
    expect(await callServer('the answer', call)).toEqual({ ok: false })
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  },
)
