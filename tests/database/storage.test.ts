import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { clientOf, useSupabase } from './support/supabase.ts'

const supabase = useSupabase()

function storageOf(key: string) {
  return clientOf(supabase().url, key).storage
}

function photos(key = supabase().secretKey) {
  return storageOf(key).from('quote-photos')
}

const jpeg = { contentType: 'image/jpeg', upsert: true }
const content = new TextEncoder().encode('a picture')

async function upload(name: string, options = jpeg, bytes = content) {
  return await photos().upload(name, bytes, options)
}

test('stores, replaces, returns and removes an object', async () => {
  expect(await upload('first.jpg')).toMatchObject({
    data: { path: 'first.jpg' },
    error: null,
  })
  const other = new TextEncoder().encode('another one')
  await upload('first.jpg', jpeg, other)
  const { data } = await photos().download('first.jpg')
  expect(data?.type).toBe('image/jpeg')
  expect(await data?.text()).toBe('another one')
  const folder = join(supabase().dataDir, 'storage/quote-photos')
  expect(readdirSync(folder)).toEqual(['first.jpg'])

  expect(await photos().remove(['first.jpg', 'never.jpg'])).toMatchObject({
    error: null,
  })
  expect(readdirSync(folder)).toEqual([])
  expect(await photos().download('first.jpg')).toMatchObject({
    data: null,
    error: { status: 404 },
  })
})

test('serves a signed address until it expires, and no other object by it', async () => {
  await upload('signed.jpg')
  await upload('secret.jpg')
  const { data } = await photos().createSignedUrl('signed.jpg', 60)
  const url = data?.signedUrl ?? ''
  expect(await (await fetch(url)).text()).toBe('a picture')
  for (const forged of [
    url.replace('signed.jpg', 'secret.jpg'),
    url.replace(/token=\d/, 'token=9'),
    url.replace(/\?.+/, ''),
    `${url}x`,
  ])
    expect((await fetch(forged)).status).toBe(400)
  const expired = await photos().createSignedUrl('signed.jpg', 1)
  await expect
    .poll(async () => (await fetch(expired.data?.signedUrl ?? '')).status)
    .toBe(400)
})

test('shows visitors neither objects nor the bucket', async () => {
  await upload('hidden.jpg')
  const visitor = photos(supabase().publishableKey)
  const denied = { data: null, error: { status: 404 } }
  expect(await visitor.download('hidden.jpg')).toMatchObject(denied)
  expect(await visitor.createSignedUrl('hidden.jpg', 60)).toMatchObject(denied)
  expect(await visitor.upload('new.jpg', content, jpeg)).toMatchObject(denied)
  expect(await visitor.remove(['hidden.jpg'])).toMatchObject(denied)
  expect(
    await storageOf(supabase().publishableKey).getBucket('quote-photos'),
  ).toMatchObject(denied)
  expect((await photos().download('hidden.jpg')).error).toBeNull()
})

test('says that the bucket is private', async () => {
  expect(
    await storageOf(supabase().secretKey).getBucket('quote-photos'),
  ).toMatchObject({
    data: { public: false, file_size_limit: 15 * 1024 * 1024 },
  })
})

test.each(['../keys.json', '..%2F..%2Fkeys.jpg', '.jpg', 'page.html'])(
  'rejects the name %s',
  async (name) => {
    expect((await upload(name)).error).not.toBeNull()
    const folder = join(supabase().dataDir, 'storage/quote-photos')
    expect(readdirSync(folder)).not.toContain(name)
  },
)

test('rejects another type, a bucket that does not exist, and what is too large', async () => {
  const png = { contentType: 'image/png', upsert: true }
  expect((await upload('a.jpg', png)).error).toMatchObject({ status: 415 })
  const html = { contentType: 'text/html', upsert: true }
  expect((await upload('a.jpg', html)).error).toMatchObject({ status: 415 })
  const large = new Uint8Array(15 * 1024 * 1024 + 1)
  expect((await upload('a.jpg', jpeg, large)).error).toMatchObject({
    status: 413,
  })
  const other = storageOf(supabase().secretKey).from('other')
  expect((await other.upload('a.jpg', content, jpeg)).error).toMatchObject({
    status: 404,
  })
})

test('says what it does not support', async () => {
  const unsupported = {
    error: { message: expect.stringContaining('does not support') },
  }
  expect(await photos().info('a.jpg')).toMatchObject(unsupported)
  const once = { contentType: 'image/jpeg', upsert: false }
  expect(await upload('a.jpg', once)).toMatchObject(unsupported)
})
