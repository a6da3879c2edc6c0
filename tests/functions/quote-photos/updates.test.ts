import type { Email } from 'postal-mime'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { type FakeWebhook, startFakeWebhook } from '../../fakes/webhook.ts'
import { cameraHeic, cameraJpeg } from '../../support/camera-pictures.ts'
import { readOutbox } from '../support/mail.ts'
import {
  act,
  addPhoto,
  fetchPhoto,
  sendQuote,
} from '../support/quote-photos.ts'
import {
  runDeliverer,
  type RunningSupabase,
  startSupabase,
} from '../support/supabase.ts'

let webhook: FakeWebhook
let supabase: RunningSupabase
beforeAll(async () => {
  webhook = await startFakeWebhook()
  supabase = await startSupabase({
    SITE_URL: 'https://site.example',
    LEAD_WEBHOOK_URL: webhook.url,
    LEAD_WEBHOOK_SECRET: webhook.secret,
  })
})
afterAll(async () => {
  await supabase.remove()
  await webhook.stop()
})

async function start(email: string) {
  const token = await sendQuote(supabase, email)
  const lead = await supabase.attemptedLead(email)
  async function emails(): Promise<Email[]> {
    const all = await readOutbox(supabase.outboxDir)
    return all.filter(({ text }) => text?.includes(`Request ${lead.id}`))
  }
  async function done() {
    await act(supabase, token, { action: 'done' })
    await runDeliverer(supabase)
  }
  return { token, lead, emails, done }
}

type Bytes = Uint8Array<ArrayBuffer>

/** A HEIC of about so many bytes, another with each width. */
function large(megabytes: number, width: number): Bytes {
  const head = cameraHeic({ width })
  const picture = new Uint8Array(head.length + megabytes * 1024 * 1024)
  picture.set(head)
  return picture
}

test('emails the photos in the thread of the first email, once the visitor is done', async () => {
  const { token, lead, emails, done } = await start('two@visitor.example')
  await addPhoto(supabase, token, await cameraJpeg())
  await addPhoto(supabase, token, cameraHeic())
  // The visitor is not quiet yet.
  await runDeliverer(supabase)
  expect(await emails()).toHaveLength(1)
  await done()

  const [first, second, ...more] = await emails()
  expect(more).toEqual([])
  expect(second).toMatchObject({
    subject: `Re: ${first?.subject}`,
    inReplyTo: first?.messageId,
    references: first?.messageId,
    replyTo: first?.replyTo,
    attachments: [
      {
        filename: 'photo-1.jpg',
        mimeType: 'image/jpeg',
        disposition: 'inline',
      },
      { filename: 'photo-2.heic', mimeType: 'image/heic' },
    ],
  })
  expect(second?.messageId).not.toBe(first?.messageId)
  expect(second?.text).toMatch(/^2 photos from Dana\n/)
  expect(second?.text).toContain('\nPhoto 1: attached\nPhoto 2: attached\n')
  const [shown] = second?.attachments ?? []
  const cid = shown?.contentId?.slice(1, -1)
  expect(second?.html).toContain(`src="cid:${cid}"`)
  expect(second?.html).toContain('Photo 2 is attached.')
  expect(await supabase.leads(lead.email ?? '')).toMatchObject([
    { photo_count: 2, update_failure: null },
  ])

  expect(webhook.messages.at(-1)?.body).toEqual({
    type: 'quote_request.updated',
    timestamp: expect.any(String),
    data: {
      id: lead.id,
      firstName: 'Dana',
      email: lead.email,
      phone: '916 555 0123',
      note: null,
      isCanceled: false,
      photos: [
        {
          id: expect.any(String),
          type: 'image/jpeg',
          bytes: expect.any(Number),
          url: expect.stringMatching(
            /^https:\/\/site\.example\/request\/photo\?name=\S+\.jpg&token=/,
          ),
        },
        expect.objectContaining({ type: 'image/heic' }),
      ],
    },
  })
})

test('emails photos that come later, and not those before once more', async () => {
  const { token, emails, done } = await start('later@visitor.example')
  await addPhoto(supabase, token, await cameraJpeg())
  await done()
  await addPhoto(supabase, token, cameraHeic())
  await done()
  await done()
  const names = (await emails()).map(({ attachments }) =>
    attachments.map(({ filename }) => filename),
  )
  expect(names).toEqual([[], ['photo-1.jpg'], ['photo-1.heic']])
})

test('links to photos that would make the email too large', async () => {
  const { token, emails, done } = await start('large@visitor.example')
  for (const width of [101, 102])
    await addPhoto(supabase, token, large(5, width))
  await done()
  const email = (await emails()).at(-1)
  expect(email?.attachments).toHaveLength(1)
  const [url = ''] = /https:\S+/.exec(email?.text ?? '') ?? []
  expect(url).toMatch(
    /^https:\/\/site\.example\/request\/photo\?name=\S+\.heic&/,
  )
  const photo = await fetchPhoto(
    supabase,
    url.replace('https://site.example', ''),
  )
  expect((await photo.arrayBuffer()).byteLength).toBeGreaterThan(5_000_000)
})

test('tells the owner of a corrected number, a note and a cancellation', async () => {
  const { token, emails, done } = await start('changed@visitor.example')
  await act(supabase, token, { action: 'correct-phone', phone: '916 555 0177' })
  await act(supabase, token, { action: 'add-note', note: 'And the <deck>.' })
  await done()
  const changed = (await emails()).at(-1)
  expect(changed?.text).toMatch(/^Phone number corrected by Dana\n/)
  expect(changed?.text).toContain('Call:  (916) 555-0177')
  expect(changed?.text).toContain(
    'Phone: (916) 555-0177\nWas:   (916) 555-0123\n',
  )
  expect(changed?.text).toContain('Added later:\n> And the <deck>.\n')
  expect(changed?.html).toContain('And the &lt;deck&gt;.')

  await act(supabase, token, { action: 'cancel' })
  await runDeliverer(supabase)
  const canceled = (await emails()).at(-1)
  expect(canceled?.text).toMatch(/^Canceled by Dana\n/)
  expect(webhook.messages.at(-1)?.body).toMatchObject({
    data: { isCanceled: true, phone: '916 555 0177', note: 'And the <deck>.' },
  })
})
