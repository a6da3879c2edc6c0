import { afterAll, beforeAll, expect, test } from 'vitest'

import { business } from '../../app/content/business.ts'
import { type FakeWebhook, startFakeWebhook } from '../fakes/webhook.ts'
import { postQuote } from '../support/post-quote.ts'
import { type StoppableStack, startStack } from '../support/stack.ts'
import { severalStartsMs } from '../support/timeouts.ts'
import { leftoversIn } from './support/leftovers.ts'

const quote = {
  firstName: 'Ana',
  email: 'ana@mail.example',
  phone: '218 555 0100',
  message: 'Nine storm windows,\nall of them.',
}

let webhook: FakeWebhook
let stack: StoppableStack
beforeAll(async () => {
  webhook = await startFakeWebhook()
  stack = await startStack({
    QUOTE_EMAIL_TO: business.email,
    QUOTE_EMAIL_FROM: business.email,
    LEAD_WEBHOOK_URL: webhook.url,
    LEAD_WEBHOOK_SECRET: webhook.secret,
  })
}, severalStartsMs)
afterAll(async () => {
  await stack.stop()
  await webhook.stop()
})

test('a lead reaches the owner by email and webhook with its message, and is called back on an open day', async () => {
  const path = '/services?tab=docks'
  const typed = { ...quote, message: ' Nine storm windows,\r\nall of them. ' }
  expect((await postQuote(stack.url + path, typed)).status).toBe(303)
  await expect.poll(() => stack.emails()).toHaveLength(1)
  const [email] = await stack.emails()
  const text = `${email?.subject}\n${email?.text}`
  const lines = quote.message.split('\n')
  for (const words of [quote.firstName, ...lines, 'Dock & Porch Washing'])
    expect.soft(text).toContain(words)
  expect(text).toMatch(/Call Ana\s(?:today|by\s(?!Sunday|Monday))/)
  expect(email?.html).toContain('#f2c230')
  expect.soft(leftoversIn(JSON.stringify(email)), 'email').toEqual([])
  await expect.poll(() => webhook.messages).toHaveLength(1)
  expect(webhook.messages).toMatchObject([{ body: { data: quote } }])
  expect
    .soft(leftoversIn(JSON.stringify(webhook.messages)), 'webhook')
    .toEqual([])
})
