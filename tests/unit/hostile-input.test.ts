import * as v from 'valibot'
import { expect, test } from 'vitest'

import { assistantRequestSchema } from '#domain/assistant-contract.ts'
import { phoneKey } from '#domain/phone-number.ts'
import { quoteFields } from '#domain/quote-fields.ts'
import { emptyQuote, parseQuote } from '#domain/quote-schema.ts'
import { submissionSchema } from '#domain/quote-submission.ts'
import { visitorHeaders } from '#domain/visitor-headers.ts'
import { readRequest } from '#functions/_shared/platform/http.ts'
import {
  rateLimitKey,
  secretProof,
} from '#functions/_shared/platform/visitor-hash.ts'
import { readIntent } from '#functions/ai-assistant/intent.ts'

import { honeypotField } from '../../app/features/quote/honeypot.ts'
import { readQuote, readTrap } from '../../app/features/quote/read-quote.ts'
import { canonicalRedirect, pageKey } from '../../app/lib/canonical-path.ts'

const quote = {
  ...emptyQuote,
  firstName: 'Ana',
  email: 'ana@mail.example',
  phone: '916 555 0100',
}
const submission = { ...quote, origin: { page: '/', subject: 'Roof' } }
const names = quoteFields.map(({ name }) => name)

/** Everything that reads a stranger's text, by what the text is. */
const readers: Record<string, (text: string) => unknown> = {
  message: (text) => {
    const parsed = v.safeParse(assistantRequestSchema, { message: text })
    if (parsed.success) readIntent(parsed.output.message)
  },
  'idempotency key': (text) => readSubmission({ idempotencyKey: text }),
  suspicion: (text) => readSubmission({ suspicion: text }),
  'page of origin': (text) => readSubmission({ origin: { page: text } }),
  'subject of origin': (text) =>
    readSubmission({ origin: { page: '/', subject: text } }),
  'body of a call': (text) => readBody(text, 'application/json'),
  'content type of a call': (text) => readBody('{}', printable(text)),
  'visitor address': (text) =>
    rateLimitKey(
      new Headers({
        [visitorHeaders.address]: printable(text),
        [visitorHeaders.secret]: secretProof('secret'),
      }),
      { VISITOR_SECRET: 'secret' },
    ),
  path: (text) =>
    canonicalRedirect('GET', new URL(`https://a.example/${text}`)),
  query: (text) =>
    canonicalRedirect('GET', new URL(`https://a.example/contact/?q=${text}`)),
  tab: (text) => pageKey('GET', `/services?tab=${text}`),
  'every field of a plain post': readPost,
}
for (const name of names) {
  readers[`${name} in the form`] = (text) =>
    readTyped({ ...quote, [name]: text })
  readers[`${name} in a call`] = (text) => readSubmission({ [name]: text })
}

function readTyped(typed: typeof quote) {
  const parsed = parseQuote(typed)
  if (parsed.ok) phoneKey(parsed.quote.phone)
}

function readSubmission(change: object) {
  v.safeParse(submissionSchema, { ...submission, ...change })
}

async function readPost(text: string) {
  const body = new URLSearchParams({ [honeypotField]: text })
  for (const name of names) body.set(name, text)
  const request = new Request('https://a.example', { method: 'POST', body })
  const form = await request.formData()
  readTrap(form)
  readTyped(readQuote(form))
}

async function readBody(body: string, type: string) {
  const headers = { 'Content-Type': type }
  const init = { method: 'POST', body, headers }
  const request = new Request('https://a.example', init)
  await readRequest(request, submissionSchema, 1_000_000)
}

/** Headers contain no other characters. */
function printable(text: string): string {
  return text.replaceAll(/[^ -~]/g, '?').trim()
}

const marks = 'a 1 . @ , / : [ " < ( % n\'t a. 2- @. %40 %e2%80%8b'.split(' ')
const words = ['1 ', 'how ', 'see ', 'you ']
const blanks = [' ', '\n', '\u00a0', '\u200b', '\u200d', '\u3164']
/** Has to be put in order, is expanded by normalizing, or is malformed. */
const letters = ['\u0316\u0301', '\ufdfa', '\ud800']
const units = [...marks, ...words, ...blanks, ...letters]
const shapes: ((run: string) => string)[] = [
  (run) => `${run}x`,
  (run) => `x${run}`,
  (run) => `a@${run}@`,
  (run) => `1${run}1x`,
]

const size = 6_400
// Below this, a time says more about the machine than about the reader.
const floorMs = 4

/** Processor time, because a busy machine does other things in between. */
async function measure(read: () => unknown): Promise<number> {
  const before = process.cpuUsage()
  await read()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Repeats, because other work of this process may fall into a measurement. */
async function isLinear(read: (size: number) => unknown): Promise<boolean> {
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const short = await measure(() => read(size))
    const long = await measure(() => read(10 * size))
    if (long <= 15 * Math.max(short, floorMs)) return true
  }
  return false
}

test.each(Object.entries(readers))(
  'reading ten times as much of the worst letters as %s takes at most fifteen times as long',
  async (_name, read) => {
    const slow: string[] = []
    for (const unit of units) {
      for (const shape of shapes) {
        const textOf = (length: number) =>
          shape(unit.repeat(length / unit.length))
        if (!(await isLinear((length) => read(textOf(length)))))
          slow.push(textOf(20))
      }
    }
    expect(slow).toEqual([])
  },
)
