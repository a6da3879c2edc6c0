import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { maxPhotoBytes } from '#domain/quote-photo.ts'

import { secretProof } from '../../../supabase/functions/_shared/platform/visitor-hash.ts'
import {
  cameraHeic,
  cameraJpeg,
  hugePng,
} from '../../support/camera-pictures.ts'
import {
  act,
  addPhoto,
  fetchPhoto,
  readPage,
  sendQuote,
  stored,
} from '../support/quote-photos.ts'
import { type RunningSupabase, startSupabase } from '../support/supabase.ts'

let supabase: RunningSupabase
beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.remove())

type Bytes = Uint8Array<ArrayBuffer>

/** Another picture with each number. */
function picture(number: number): Bytes {
  return cameraHeic({ width: 100 + number })
}

function storedFiles(): string[] {
  return readdirSync(join(supabase.dataDir, 'storage/quote-photos'))
}

test('stores a photo, which the page of its request shows as what it is', async () => {
  const token = await sendQuote(supabase)
  const photo = await addPhoto(supabase, token, await cameraJpeg())
  expect(photo).toEqual(stored)
  const { photos } = await readPage(supabase, token)
  expect(photos).toMatchObject([{ id: photo.stored && photo.id }])
  const [{ path } = { path: '' }] = photos
  expect(path).toMatch(/^\/request\/photo\?name=[\da-f-]{36}\.jpg&token=\S+$/)
  const shown = await fetchPhoto(supabase, path)
  expect(shown.headers.get('content-type')).toBe('image/jpeg')
  expect(Buffer.from(await shown.arrayBuffer()).subarray(0, 2)).toEqual(
    Buffer.from('ffd8', 'hex'),
  )
})

test('stores a photo once that is sent again or several times at once', async () => {
  const token = await sendQuote(supabase)
  const before = storedFiles().length
  const copies = await Promise.all(
    [1, 1, 1].map((number) => addPhoto(supabase, token, picture(number))),
  )
  const again = await addPhoto(supabase, token, picture(1))
  for (const copy of copies) expect(copy).toEqual(again)
  expect((await readPage(supabase, token)).photos).toHaveLength(1)
  expect(storedFiles()).toHaveLength(before + 1)
})

test('takes six photos of a request, even at once, and another when one is removed', async () => {
  const token = await sendQuote(supabase)
  const photos = await Promise.all(
    [1, 2, 3, 4, 5, 6, 7, 8].map((number) =>
      addPhoto(supabase, token, picture(number)),
    ),
  )
  const tooMany = { status: 409, stored: false, reason: 'too-many' }
  expect(photos.filter((photo) => photo.stored)).toHaveLength(6)
  expect(photos.filter((photo) => !photo.stored)).toEqual([tooMany, tooMany])
  const [first] = (await readPage(supabase, token)).photos
  await act(supabase, token, {
    action: 'remove-photo',
    photoId: first?.id ?? '',
  })
  expect(await addPhoto(supabase, token, picture(9))).toEqual(stored)
  expect(await addPhoto(supabase, token, picture(10))).toEqual(tooMany)
})

test.each([
  { name: 'an unknown token', token: 'x'.repeat(43) },
  { name: 'what is no token', token: '../../etc/passwd' },
])('rejects a photo with $name', async ({ token }) => {
  expect(await addPhoto(supabase, token, picture(1))).toEqual({
    status: 404,
    stored: false,
    reason: 'unknown',
  })
})

const refused = [
  {
    name: 'a page that calls itself a picture',
    reason: 'not-a-picture',
    status: 415,
    make: () => Uint8Array.from(Buffer.from('<html>')),
  },
  {
    name: 'a picture of 900 million pixels',
    reason: 'too-many-pixels',
    status: 422,
    make: () => hugePng(30_000, 30_000),
  },
  {
    name: 'one byte too many',
    reason: 'too-large',
    status: 413,
    make: () => new Uint8Array(maxPhotoBytes + 1),
  },
]

test.each(refused)(
  'rejects $name without storing it',
  async ({ reason, status, make }) => {
    const token = await sendQuote(supabase)
    const before = storedFiles()
    const headers = {
      'Content-Type': 'image/jpeg',
      'Content-Disposition': 'attachment; filename="../../../photo.jpg"',
    }
    expect(await addPhoto(supabase, token, await make(), headers)).toEqual({
      status,
      stored: false,
      reason,
    })
    expect(storedFiles()).toEqual(before)
    expect((await readPage(supabase, token)).photos).toEqual([])
  },
)

test('limits the photos from one address, but not from others', async () => {
  const token = await sendQuote(supabase)
  const from = (address: string) =>
    addPhoto(supabase, token, new Uint8Array(1), {
      'X-Visitor-Address': address,
      'X-Visitor-Secret': secretProof(supabase.visitorSecret),
    })
  for (let photo = 0; photo < 120; photo += 1) await from('203.0.113.7')
  expect(await from('203.0.113.7')).toMatchObject({ reason: 'limited' })
  expect(await from('203.0.113.8')).toMatchObject({ reason: 'not-a-picture' })
})
