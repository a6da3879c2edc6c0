import { expect, test } from 'vitest'

import { fuzzAssistant } from './ai-assistant.ts'
import { few } from './search.ts'

test('a few random requests are answered without a 5xx, a stack trace, a secret or a logged question', async () => {
  const statuses = await fuzzAssistant(few)
  // Otherwise the search would not try what it is meant to try.
  expect(statuses).toEqual(expect.arrayContaining([200, 204, 400, 405, 413, 415, 422]))
})
