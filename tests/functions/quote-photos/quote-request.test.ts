import { readdirSync } from 'node:fs'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { cameraHeic } from '../../support/camera-pictures.ts'
import {
  act,
  addPhoto,
  fetchPhoto,
  readPage,
  sendQuote,
  stored,
} from '../support/quote-photos.ts'
import {
  runDeliverer,
  type RunningSupabase,
  startSupabase,
} from '../support/supabase.ts'

let supabase: RunningSupabase
beforeAll(async () => {
  supabase = await startSupabase()
})
afterAll(() => supabase.remove())

test('shows a request as it was sent, then as it was corrected and completed', async () => {
  const token = await sendQuote(supabase, 'page@visitor.example')
  expect(await readPage(supabase, token)).toEqual({
    receivedAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT.+Z$/),
    canceledAt: null,
    firstName: 'Dana',
    email: 'page@visitor.example',
    phone: '916 555 0123',
    message: null,
    note: null,
    photos: [],
  })
  const phone = '916 555 0199'
  await act(supabase, token, { action: 'correct-phone', phone })
  await act(supabase, token, { action: 'add-note', note: 'The north wall.' })
  const page = await act(supabase, token, { action: 'add-note', note: 'Soon.' })
  expect(page).toMatchObject({ phone, note: 'The north wall.\nSoon.' })
  const [lead] = await supabase.leads('page@visitor.example')
  expect(lead).toMatchObject({ phone, note: 'The north wall.\nSoon.' })
})

test('rejects more notes than fit, and keeps those before', async () => {
  const token = await sendQuote(supabase)
  const note = 'x'.repeat(900)
  for (const _ of [1, 2])
    expect(
      await act(supabase, token, { action: 'add-note', note }),
    ).toHaveProperty('note')
  expect(await act(supabase, token, { action: 'add-note', note })).toBe(
    'invalid',
  )
  expect((await readPage(supabase, token)).note).toHaveLength(1801)
})

test('gives each response its own token, all of one request', async () => {
  const email = 'twice@visitor.example'
  const [first, second] = [
    await sendQuote(supabase, email),
    await sendQuote(supabase, email),
  ]
  expect(second).not.toBe(first)
  await act(supabase, first, { action: 'add-note', note: 'Hello.' })
  expect(await readPage(supabase, second)).toMatchObject({ note: 'Hello.' })
  expect(await supabase.leads(email)).toHaveLength(1)
})

test('gives no token to a suspect request', async () => {
  const response = await supabase.sendQuote({
    firstName: 'Bot',
    email: 'bot@visitor.example',
    phone: '916 555 0123',
    suspicion: 'honeypot',
  })
  expect(await response.json()).not.toHaveProperty('requestToken')
})

test('shows nothing with a token that was guessed', async () => {
  const token = await sendQuote(supabase)
  const read = { action: 'read' } as const
  for (const guess of [
    `${token.slice(0, -1)}-`,
    'x'.repeat(43),
    '',
    token.slice(1),
  ])
    expect(await act(supabase, guess, read)).toBe('unknown')
})

test('changes nothing after the request is canceled, but shows that it is', async () => {
  const email = 'canceled@visitor.example'
  const token = await sendQuote(supabase, email)
  const other = await sendQuote(supabase, email)
  const photo = await addPhoto(supabase, token, cameraHeic())
  const canceled = { canceledAt: expect.any(String) }
  for (const _ of ['click', 'double click'])
    expect(await act(supabase, token, { action: 'cancel' })).toMatchObject(
      canceled,
    )
  for (const key of [token, other]) {
    const refused = await addPhoto(supabase, key, cameraHeic({ width: 90 }))
    expect(refused).toMatchObject({ status: 409, reason: 'canceled' })
    for (const action of [
      { action: 'add-note', note: 'Wait.' },
      { action: 'correct-phone', phone: '916 555 0100' },
      { action: 'remove-photo', photoId: photo.stored ? photo.id : '' },
    ] as const)
      expect(await act(supabase, key, action)).toBe('canceled')
  }
  expect(await readPage(supabase, token)).toMatchObject({
    ...canceled,
    phone: '916 555 0123',
    note: null,
    photos: [{}],
  })
})

test('stores a canceled request that is sent again as a new one', async () => {
  const email = 'again@visitor.example'
  const token = await sendQuote(supabase, email)
  await act(supabase, token, { action: 'cancel' })
  const again = await sendQuote(supabase, email)
  expect(await readPage(supabase, again)).toMatchObject({ canceledAt: null })
  expect(await supabase.leads(email)).toHaveLength(2)
})

test('removes a photo with its picture, but no photo of another request', async () => {
  const token = await sendQuote(supabase)
  const photo = await addPhoto(supabase, token, cameraHeic())
  const photoId = photo.stored ? photo.id : ''
  const stranger = await sendQuote(supabase)
  await act(supabase, stranger, { action: 'remove-photo', photoId })
  const [{ path } = { path: '' }] = (await readPage(supabase, token)).photos
  expect((await fetchPhoto(supabase, path)).status).toBe(200)

  await act(supabase, token, { action: 'remove-photo', photoId })
  expect((await readPage(supabase, token)).photos).toEqual([])
  await runDeliverer(supabase)
  expect((await fetchPhoto(supabase, path)).status).toBe(404)
  const files = readdirSync(join(supabase.dataDir, 'storage/quote-photos'))
  expect(files.filter((name) => name.startsWith(photoId))).toEqual([])
  // The same picture again is another photo.
  expect(await addPhoto(supabase, token, cameraHeic())).toEqual(stored)
})
