import { afterAll, beforeAll, expect, test } from 'vitest'

import { type SmtpStandIn, startSmtpStandIn } from '../../fakes/smtp.ts'
import { parseMessage } from '../mail/sample-mail.ts'
import { type RunningSupabase, startSupabase } from '../supabase-fixture.ts'
import { letTimePass, runDeliverer } from './run-deliverer.ts'

let smtp: SmtpStandIn
let supabase: RunningSupabase
beforeAll(async () => {
  smtp = await startSmtpStandIn()
  supabase = await startSupabase({
    QUOTE_EMAIL_TO: 'owner@b.example',
    QUOTE_EMAIL_FROM: 'website@b.example',
    SMTP_URL: smtp.url,
  })
})
afterAll(async () => {
  await supabase.remove()
  await smtp.stop()
})

function quoteOf(name: string) {
  return { firstName: 'Dana', email: `${name}@visitor.example`, phone: '916 555 0123' }
}

test('an SMTP server gets every attempt under one Message-ID', async () => {
  const quote = quoteOf('taken-twice')
  const before = smtp.messages.length
  smtp.mode = 'accept-and-reset'
  await supabase.ask(quote)
  await supabase.attemptedLead(quote.email)
  smtp.mode = 'accept'
  await letTimePass(supabase, quote.email)
  expect(await runDeliverer(supabase)).toEqual({ delivered: 1, failed: 0 })
  const messages = await Promise.all(smtp.messages.slice(before).map(({ raw }) => parseMessage(raw)))
  // SMTP knows no keys: the server took both. Mail programs show a repeated Message-ID once.
  expect(messages).toHaveLength(2)
  expect(new Set(messages.map(({ messageId }) => messageId)).size).toBe(1)
})

test.each(['hang', 'reset', 'refuse-recipient'] as const)(
  'after an SMTP server that does "%s" the next attempt delivers',
  async (mode) => {
    const quote = quoteOf(mode)
    const before = smtp.messages.length
    smtp.mode = mode
    await supabase.ask(quote)
    expect(await supabase.attemptedLead(quote.email)).toMatchObject({ notification_status: 'pending' })
    smtp.mode = 'accept'
    await letTimePass(supabase, quote.email)
    expect(await runDeliverer(supabase)).toEqual({ delivered: 1, failed: 0 })
    expect(smtp.messages.length - before).toBe(1)
  },
)
