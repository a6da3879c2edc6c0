import * as v from 'valibot'
import { expect, test } from 'vitest'

import { quoteNotices, quoteTexts } from '../../../app/content/quote-texts.ts'
import { createIdempotencyKey } from '../../../app/features/quote/quote-submission.ts'
import { readQuoteSearch } from '../../../app/seo/page-search.ts'
import { idempotencyKeySchema } from '../../../supabase/functions/_shared/quote-contract.ts'
import { replyHours } from '../../../supabase/functions/_shared/reply-promise.ts'

test('the texts are the specified ones', () => {
  expect(quoteTexts.submitting).toBe('Sending...')
  expect(quoteNotices).toMatchObject({
    sent: {
      title: 'Quote Request Submitted Successfully!',
      text: `We'll get back to you within ${replyHours} hours with your free quote.`,
    },
    incomplete: {
      title: 'Please fill in all fields',
      text: 'All fields are required to submit your quote request.',
    },
    failed: {
      title: 'Error Submitting Quote Request',
      text: 'There was a problem sending your quote request. Please call the phone number directly.',
    },
    refused: {
      title: 'Error Processing Request',
      text: 'There was a problem processing your request. Please call the phone number directly.',
    },
  })
})

test('every submission gets a key of its own that the function accepts', () => {
  const keys = Array.from({ length: 1000 }, () => createIdempotencyKey())
  expect(new Set(keys).size).toBe(1000)
  for (const key of keys) expect(v.is(idempotencyKeySchema, key)).toBe(true)
})

test('a strange quote parameter in the address is ignored', () => {
  expect(readQuoteSearch({ quote: 'sent' })).toEqual({ quote: 'sent' })
  for (const quote of ['SENT', 1, {}, null, ['sent']]) {
    expect(readQuoteSearch({ quote }).quote).toBeUndefined()
  }
})
