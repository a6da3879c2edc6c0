import { expect, test } from 'vitest'

import { maxPhotoBytes } from '#domain/quote-photo.ts'

import { readBody } from '../../../supabase/functions/add-quote-photo/read-body.ts'

const megabyte = 1024 * 1024

/** Streams megabytes until nobody wants more. */
function upload(megabytes: number, headers: Record<string, string> = {}) {
  let sent = 0
  const body = new ReadableStream(
    {
      async pull(controller) {
        if (sent === megabytes) return controller.close()
        sent += 1
        controller.enqueue(new Uint8Array(megabyte))
      },
    },
    { highWaterMark: 0 },
  )
  const init = { method: 'POST', headers, body, duplex: 'half' }
  const request = new Request('http://site.example', init)
  return { request, sent: () => sent }
}

const tooLarge = { ok: false, reason: 'too-large' }

test('reads a photo of 15 MB', async () => {
  const { request } = upload(15)
  const body = await readBody(request)
  expect(body.ok && body.bytes.byteLength).toBe(maxPhotoBytes)
})

test('reads a body of 200 MB to its end before it rejects it, but not one that is declared', async () => {
  const undeclared = upload(200)
  expect(await readBody(undeclared.request)).toEqual(tooLarge)
  expect(undeclared.sent()).toBe(200)
  const declared = upload(200, { 'Content-Length': String(200 * megabyte) })
  expect(await readBody(declared.request)).toEqual(tooLarge)
  expect(declared.sent()).toBe(0)
})

test('keeps at most 64 MB of bodies that arrive at once, and takes others again later', async () => {
  const bodies = await Promise.all(
    Array.from({ length: 8 }, () => readBody(upload(15).request)),
  )
  const busy = bodies.filter((body) => !body.ok)
  expect(busy.length).toBeGreaterThan(0)
  for (const body of busy) expect(body).toEqual({ ok: false, reason: 'busy' })
  expect(await readBody(upload(15).request)).toMatchObject({ ok: true })
})
