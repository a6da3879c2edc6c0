import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { createClient } from '@supabase/supabase-js'
import { expect, onTestFinished, test } from 'vitest'

import { startResendStandIn } from '../../fakes/resend.ts'
import { startSmtpStandIn } from '../../fakes/smtp.ts'
import { parseMessage } from '../mail/sample-mail.ts'
import { readAnswer, type RunningSupabase, startSupabase, succeeded } from '../supabase-fixture.ts'

const quote = { firstName: '  Dana  ', email: ' dana@visitor.example ', phone: ' (916) 555-0123 ' }
const addresses = {
  QUOTE_EMAIL_TO: 'owner@b.example',
  QUOTE_EMAIL_FROM: 'website@b.example',
  SITE_NAME: 'Example Wash',
}
const delivered = {
  first_name: 'Dana',
  email: 'dana@visitor.example',
  phone: '(916) 555-0123',
  notification_status: 'delivered',
  notification_attempts: 1,
  notification_last_error: null,
}

async function start(environment: Record<string, string> = {}): Promise<RunningSupabase> {
  const supabase = await startSupabase(environment)
  onTestFinished(() => supabase.remove())
  return supabase
}

test('with Resend the request is stored, answered and mailed', async () => {
  const resend = await startResendStandIn()
  onTestFinished(() => resend.stop())
  const supabase = await start({ ...addresses, RESEND_API_KEY: resend.apiKey, RESEND_API_URL: resend.url })

  expect(await readAnswer(await supabase.ask(quote))).toEqual(succeeded)
  const lead = await supabase.attemptedLead('dana@visitor.example')
  expect(lead).toMatchObject(delivered)
  expect(resend.emails).toEqual([
    {
      from: '"Example Wash" <website@b.example>',
      to: ['owner@b.example'],
      reply_to: '"Dana" <dana@visitor.example>',
      subject: 'Quote request from Dana, (916) 555-0123',
      text: expect.stringContaining(`Request:  ${lead.id}`),
      html: expect.stringContaining(lead.id),
    },
  ])
  expect(resend.seenKeys).toEqual([expect.stringMatching(/^quote-notification\/[\da-f-]{36}$/)])
})

test.each([
  ['in the clear', { encryption: 'none' }],
  [
    'over STARTTLS with a password',
    { encryption: 'starttls', credentials: { user: 'me@b.example', password: 's3cret' } },
  ],
  ['over TLS', { encryption: 'implicit' }],
] as const)('with SMTP %s the request is stored, answered and mailed', async (_how, options) => {
  const smtp = await startSmtpStandIn(options)
  onTestFinished(() => smtp.stop())
  // By name, as every real server is addressed: the permission is for the name, not for what it resolves to.
  const supabase = await start({ ...addresses, SMTP_URL: smtp.url.replace('127.0.0.1', 'localhost') })

  expect(await readAnswer(await supabase.ask(quote))).toEqual(succeeded)
  const lead = await supabase.attemptedLead('dana@visitor.example')
  expect(lead).toMatchObject(delivered)
  const [message] = smtp.messages
  if (message === undefined) throw new Error('no message arrived')
  expect(message).toMatchObject({ encrypted: options.encryption !== 'none', to: ['owner@b.example'] })
  expect(await parseMessage(message.raw)).toMatchObject({
    from: { name: 'Example Wash', address: 'website@b.example' },
    replyTo: [{ name: 'Dana', address: 'dana@visitor.example' }],
    subject: 'Quote request from Dana, (916) 555-0123',
    text: expect.stringContaining(`Request:  ${lead.id}`),
    messageId: expect.stringMatching(/^<quote-notification\.[\da-f-]{36}@b\.example>$/),
  })
})

test('without any mail setting the mail is a file in the outbox', async () => {
  const supabase = await start()
  const client = createClient(supabase.url, supabase.publishableKey)

  const answer = await client.functions.invoke('send-quote-email', { body: quote })
  expect(answer).toMatchObject({ data: { success: true }, error: null })
  const lead = await supabase.attemptedLead('dana@visitor.example')
  expect(lead).toMatchObject(delivered)
  const files = await readdir(supabase.outboxDir)
  expect(files).toEqual([expect.stringMatching(/^\d{4}-\d\d-\d\dT.*-quote-notification-[\da-f-]{36}\.eml$/)])
  const mail = await parseMessage(await readFile(join(supabase.outboxDir, String(files[0]))))
  expect(mail.text).toContain(`Request:  ${lead.id}`)
})
