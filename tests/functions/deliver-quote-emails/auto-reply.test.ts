import { expect, onTestFinished, test } from 'vitest'

import { replyHours } from '../../../supabase/functions/_shared/reply-promise.ts'
import { startResendStandIn } from '../../fakes/resend.ts'
import { startSupabase } from '../supabase-fixture.ts'

const quote = {
  firstName: 'Buy pills http://spam.example',
  email: 'dana@visitor.example',
  phone: '916 555 0123',
}

async function start(environment: Record<string, string>) {
  const resend = await startResendStandIn()
  onTestFinished(() => resend.stop())
  const supabase = await startSupabase({
    QUOTE_EMAIL_TO: 'owner@b.example',
    QUOTE_EMAIL_FROM: 'website@b.example',
    SITE_NAME: 'Example Wash',
    SITE_PHONE: '+19165550142',
    RESEND_API_KEY: resend.apiKey,
    RESEND_API_URL: resend.url,
    ...environment,
  })
  onTestFinished(() => supabase.remove())
  return { supabase, resend }
}

test.each([{}, { QUOTE_AUTO_REPLY: 'off' }, { QUOTE_AUTO_REPLY: 'yes please' }])(
  'nobody but the owner gets a mail with %o',
  async (environment) => {
    const { supabase, resend } = await start(environment)
    await supabase.ask(quote)
    await supabase.attemptedLead(quote.email)
    await supabase.stop()
    expect(resend.emails.map(({ to }) => to)).toEqual([['owner@b.example']])
  },
)

test('switched on, a visitor gets one a day, in words of ours only', async () => {
  const { supabase, resend } = await start({ QUOTE_AUTO_REPLY: 'on' })
  await supabase.ask(quote)
  await supabase.ask({ ...quote, phone: '916 555 0124' })
  await supabase.stop()
  const replies = resend.emails.filter(({ to }) => to[0] === quote.email)
  expect(replies).toEqual([
    {
      to: [quote.email],
      from: '"Example Wash" <website@b.example>',
      reply_to: '"Example Wash" <owner@b.example>',
      subject: 'Example Wash: we have your request for a quote',
      text: expect.stringContaining(`We'll get back to you within ${replyHours} hours with your free quote.`),
      html: expect.stringContaining(
        `We&#39;ll get back to you within ${replyHours} hours with your free quote.`,
      ),
    },
  ])
  expect(JSON.stringify(replies)).not.toContain('pills')
  expect(resend.emails).toHaveLength(3)
})

test('an address that a mail server may refuse gets none', async () => {
  const { supabase, resend } = await start({ QUOTE_AUTO_REPLY: 'on' })
  await supabase.ask({ ...quote, email: "o'dana,x@visitor.example" })
  await supabase.ask({ ...quote, email: 'dänä@visitor.example' })
  await supabase.attemptedLead('dänä@visitor.example')
  await supabase.stop()
  expect(resend.emails.map(({ to }) => to)).toEqual([['owner@b.example']])
})
