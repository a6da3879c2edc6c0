import { expect, test, vi } from 'vitest'

import { callServer } from '../../../app/lib/call-server.ts'

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
    const isWhole = ({ text }: { text: string }) => typeof text === 'string'
    expect(await callServer('the answer', call, isWhole)).toEqual({ ok: false })
    expect(log).toHaveBeenCalledOnce()
    log.mockRestore()
  },
)
