import { fail, readOptions } from './lib/command-line.ts'
import { printable } from './lib/printable.ts'
import { withBackend } from './quotes/command.ts'
import { listQuotes } from './quotes/list-quotes.ts'
import { parseSpan } from './quotes/moment.ts'
import { findGaps } from './quotes/proof.ts'

const usage = 'Usage: npm run quotes:proof [-- --grace <15m>]'

const latest = Date.now() - readGrace()
const quotes = await withBackend((client) => listQuotes(client), undefined)
if (!quotes) fail('There is no database, so nothing is proven. Is DATA_DIR right?')
const { counts, gaps } = findGaps(quotes, latest)
console.log(
  `${counts.stored} stored = ${counts.delivered} delivered + ${counts.suspect} suspect + ${counts.recent} too recent to judge + ${gaps.length} missing`,
)
for (const { id, createdAt, reason } of gaps)
  console.log(`MISSING  ${createdAt}  ${id}  ${printable(reason)}`)
if (gaps.length > 0)
  fail('Not every lead has reached the owner. Send one again: npm run quotes -- --resend <id>')

function readGrace(): number {
  const text = readOptions(usage, { options: { grace: { type: 'string' } } }).values.grace
  const grace = text === undefined ? 0 : parseSpan(text)
  return grace ?? fail(`--grace is no span: ${text}\n${usage}`, 2)
}
