import { expect, onTestFinished, test } from 'vitest'

import { startFakeSmtp } from '../../fakes/smtp.ts'
import { parseMessage } from '../support/mail.ts'
import { makeDue, runDeliverer, startSupabase } from '../support/supabase.ts'

test('an SMTP server that takes an email without saying so gets it again under the same Message-ID', async () => {
  const smtp = await startFakeSmtp({
    encryption: 'starttls',
    credentials: { user: 'me@b.example', password: 's3cret' },
  })
  onTestFinished(() => smtp.stop())
  const supabase = await startSupabase({
    QUOTE_EMAIL_TO: 'owner@b.example',
    QUOTE_EMAIL_FROM: 'website@b.example',
    // By name, as every real server is addressed: Deno's permission is for the name.
    SMTP_URL: smtp.url.replace('127.0.0.1', 'localhost'),
  })
  onTestFinished(() => supabase.remove())

  smtp.mode = 'accept-and-reset'
  await supabase.sendQuote({ firstName: 'Dana', email: 'dana@v.example', phone: '916 555 0123' })
  const lead = await supabase.attemptedLead('dana@v.example')
  expect(lead).toMatchObject({ notification_status: 'pending' })
  smtp.mode = 'accept'
  await makeDue(supabase, lead.id)
  expect(await runDeliverer(supabase)).toEqual({ delivered: 1, failed: 0 })

  const messages = await Promise.all(smtp.messages.map(({ raw }) => parseMessage(raw)))
  expect(messages).toHaveLength(2)
  expect(new Set(messages.map(({ messageId }) => messageId)).size).toBe(1)
  expect(messages[1]).toMatchObject({
    replyTo: [{ name: 'Dana', address: 'dana@v.example' }],
    subject: 'Quote request from Dana, 916 555 0123',
    text: expect.stringContaining(`Request:  ${lead.id}`),
  })
})
