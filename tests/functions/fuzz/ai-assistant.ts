import * as fc from 'fast-check'
import * as v from 'valibot'
import { expect, onTestFinished } from 'vitest'

import { assistantResponseSchema } from '../../../supabase/functions/_shared/assistant-contract.ts'
import { startAnthropicStandIn } from '../../fakes/anthropic.ts'
import { temporaryDataFolder } from '../host-fixture.ts'
import { startLoggedSupabase } from '../logged-supabase.ts'
import { expectHarmless, harmlessAnswers } from './harmless-answers.ts'
import { anyHeader, anyText, tenRequests } from './random-request.ts'
import type { Search } from './search.ts'

/** In every question that is one: it must not come out of the log. */
const mark = 'zyxomarkowitz'

const subjects = fc.constantFrom(
  '',
  'roof',
  'Do you clean roofs?',
  '¿Limpian techos?',
  'price',
  'hola',
  'bleach',
)
const anyQuestion = fc.tuple(subjects, anyText).map(([subject, text]) => `${subject} ${mark} ${text}`)
const body = fc.oneof(
  { weight: 6, arbitrary: anyQuestion.map((message) => JSON.stringify({ message })) },
  {
    weight: 2,
    arbitrary: fc.string({ unit: 'binary', maxLength: 520 }).map((message) => JSON.stringify({ message })),
  },
  { weight: 2, arbitrary: fc.record({ message: fc.anything() }).map((value) => fc.stringify(value)) },
  { weight: 2, arbitrary: fc.json() },
  { weight: 2, arbitrary: fc.uint8Array({ maxLength: 300 }) },
  { weight: 1, arbitrary: fc.nat({ max: 40_000 }).map((length) => '['.repeat(length)) },
)
const headers = fc.record(
  {
    'content-type': fc.oneof(
      { weight: 9, arbitrary: fc.constant('application/json') },
      { weight: 1, arbitrary: anyHeader },
    ),
    'x-visitor-address': fc.oneof(fc.ipV4(), fc.ipV6(), anyHeader),
    'x-visitor-secret': anyHeader,
    authorization: anyHeader,
  },
  { requiredKeys: ['content-type'] },
)

const modelSays = fc.oneof(
  anyText,
  fc.constantFrom('Yes, we offer roof cleaning.', '$99 tomorrow', 'NO_FACT', ''),
)

const refusalSchema = v.strictObject({ error: v.pipe(v.string(), v.maxLength(60)) })

/**
 * Sends random requests, ten at a time; every one is answered without a 5xx, a stack trace or a secret. Returns the
 * statuses there were.
 */
export async function fuzzAssistant(search: Search): Promise<number[]> {
  const model = await startAnthropicStandIn()
  onTestFinished(() => model.stop())
  const supabase = await startLoggedSupabase(await temporaryDataFolder(), {
    ASSISTANT_MODEL: 'a-model',
    ASSISTANT_API: 'anthropic',
    ASSISTANT_API_URL: model.url,
    ASSISTANT_API_KEY: model.apiKey,
  })
  const secrets = [...Object.values(supabase.keys), model.apiKey]
  const url = `${supabase.url}/functions/v1/ai-assistant`
  const seen = new Set<number>()

  await fc.assert(
    fc.asyncProperty(tenRequests(body, headers), modelSays, async (requests, says) => {
      model.says = says
      for (const { request, status, text } of await harmlessAnswers(url, requests, secrets)) {
        seen.add(status)
        if (request.method === 'HEAD' || request.method === 'OPTIONS') continue
        const schema = status === 200 ? assistantResponseSchema : refusalSchema
        expect(v.is(schema, JSON.parse(text))).toBe(true)
        expect(text).not.toContain('$99')
      }
    }),
    search,
  )
  await supabase.stop()
  expect(model.calls).toBeGreaterThan(0)
  const log = supabase.log()
  expect(log).toContain('"event":"question-answered"')
  expect(log).not.toContain(mark)
  expectHarmless(log, secrets)
  expect(log).not.toMatch(/question-not-answered|function-threw|unhandled-rejection|background-work-failed/)
  for (const line of log.split('\n')) expect(() => JSON.parse(line)).not.toThrow()
  return [...seen].toSorted((a, b) => a - b)
}
