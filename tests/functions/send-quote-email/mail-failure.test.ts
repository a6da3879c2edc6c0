import { expect, onTestFinished, test } from 'vitest'

import { type ResendMode, startResendStandIn } from '../../fakes/resend.ts'
import { startSmtpStandIn } from '../../fakes/smtp.ts'
import { readAnswer, type RunningSupabase, startSupabase, succeeded } from '../supabase-fixture.ts'

const addresses = { QUOTE_EMAIL_TO: 'owner@b.example', QUOTE_EMAIL_FROM: 'website@b.example' }

async function start(environment: Record<string, string>) {
  const supabase = await startSupabase(environment)
  onTestFinished(() => supabase.remove())
  return supabase
}

function quoteOf(name: string) {
  return { firstName: 'Dana', email: `${name}@visitor.example`, phone: '916 555 0123' }
}

/** The visitor has the answer while the provider still has not: only the database was waited for. */
async function expectNoAttemptYet(supabase: RunningSupabase, email: string): Promise<void> {
  expect(await supabase.leads(email)).toMatchObject([{ notification_attempts: 0 }])
}

test('whatever Resend does, the visitor has succeeded and the notification stays pending', async () => {
  const resend = await startResendStandIn()
  onTestFinished(() => resend.stop())
  const supabase = await start({ ...addresses, RESEND_API_KEY: resend.apiKey, RESEND_API_URL: resend.url })
  const failures: [ResendMode, string][] = [
    ['server-error', 'Resend answered 500 application_error: An unexpected error.'],
    ['validation-error', 'Resend answered 422 validation_error: Invalid `to` field.'],
    ['rate-limited', 'Resend answered 429 rate_limit_exceeded: Too many requests.'],
    ['reset', 'Resend could not be reached'],
    ['malformed', 'Resend answered 200 without an id'],
    ['huge', 'Resend answered 500'],
    ['hang', 'Resend did not answer in time'],
  ]

  for (const [mode, lastError] of failures) {
    resend.mode = mode
    expect(await readAnswer(await supabase.ask(quoteOf(mode)))).toEqual(succeeded)
    if (mode === 'hang') await expectNoAttemptYet(supabase, `${mode}@visitor.example`)
    expect(await supabase.attemptedLead(`${mode}@visitor.example`)).toMatchObject({
      notification_status: 'pending',
      notification_attempts: 1,
      notification_last_error: lastError,
    })
  }
  expect(resend.emails).toEqual([])
})

test('with a mail provider that is not there the notification stays pending', async () => {
  const smtp = await startSmtpStandIn()
  await smtp.stop()
  const supabase = await start({ ...addresses, SMTP_URL: smtp.url })

  expect(await readAnswer(await supabase.ask(quoteOf('refused')))).toEqual(succeeded)
  expect(await supabase.attemptedLead('refused@visitor.example')).toMatchObject({
    notification_status: 'pending',
    notification_last_error: 'SMTP ECONNREFUSED',
  })
})

test('with a mail setting missing the notification stays pending and says which', async () => {
  const supabase = await start({ RESEND_API_KEY: 're_test' })

  expect(await readAnswer(await supabase.ask(quoteOf('unset')))).toEqual(succeeded)
  expect(await supabase.attemptedLead('unset@visitor.example')).toMatchObject({
    notification_status: 'pending',
    notification_last_error: 'QUOTE_EMAIL_TO is not set',
  })
})
