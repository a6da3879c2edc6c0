import { expect, onTestFinished, test } from 'vitest'

import { replyHours } from '../../../supabase/functions/_shared/reply-promise.ts'
import { startFakeResend } from '../../fakes/resend.ts'
import { startSupabase } from '../support/supabase.ts'

test('a visitor gets one automatic reply a day, in our words only and only when it is switched on', async () => {
  const resend = await startFakeResend()
  onTestFinished(() => resend.stop())
  const supabase = await startSupabase({
    QUOTE_EMAIL_TO: 'owner@b.example',
    QUOTE_EMAIL_FROM: 'website@b.example',
    RESEND_API_KEY: resend.apiKey,
    RESEND_API_URL: resend.url,
    QUOTE_AUTO_REPLY: 'on',
  })
  onTestFinished(() => supabase.remove())
  const quote = { firstName: 'Buy pills', email: 'dana@visitor.example', phone: '916 555 0123' }
  await supabase.sendQuote(quote)
  await supabase.sendQuote({ ...quote, phone: '916 555 0124' })
  await supabase.sendQuote({ ...quote, email: 'a-mail-server-may-refuse@dänä.example' })
  await supabase.stop()

  const replies = resend.emails.filter(({ to }) => !to.includes('owner@b.example'))
  expect(replies).toMatchObject([
    {
      to: [quote.email],
      text: expect.stringContaining(`We'll get back to you within ${replyHours} hours with your free quote.`),
    },
  ])
  expect(JSON.stringify(replies)).not.toContain('pills')
  expect(resend.emails).toHaveLength(4)
})
