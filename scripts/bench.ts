import { benchBrowser } from './bench/browser/browser.ts'
import { benchFirstByte } from './bench/first-byte.ts'
import { benchGrowth } from './bench/growth/growth.ts'
import { describeMachine } from './bench/machine.ts'
import { benchMemory } from './bench/memory.ts'
import { benchServer } from './bench/server/server.ts'
import { fail, readOptions } from './lib/command-line.ts'

const usage = `Usage: npm run bench [-- PART ...] [--rounds 5] [--seconds 2] [--minutes 5]
PART is server, first-byte, memory, browser or growth. Without one: all but growth, which builds the site three times.`

const { values, positionals } = readOptions(usage, {
  allowPositionals: true,
  options: {
    rounds: { type: 'string', default: '5' },
    /** Of load on each server in each round. */
    seconds: { type: 'string', default: '2' },
    /** At most, for the pages between two looks at the memory. */
    minutes: { type: 'string', default: '5' },
  },
})
const rounds = Number(values.rounds)
const seconds = Number(values.seconds)
const minutes = Number(values.minutes)

const parts: Record<string, () => Promise<string>> = {
  server: () => benchServer({ rounds, seconds }),
  'first-byte': () => benchFirstByte({ rounds: rounds * 6 }),
  memory: () => benchMemory({ minutes }),
  browser: () => benchBrowser({ rounds }),
  growth: () => benchGrowth({ rounds }),
}
const usual = Object.keys(parts).filter((name) => name !== 'growth')
const chosen = positionals.length > 0 ? positionals : usual

const wrong = positionals.filter((name) => !Object.hasOwn(parts, name))
if (wrong.length > 0 || ![rounds, seconds, minutes].every((number) => number > 0)) {
  fail(usage, 2)
}

console.log(describeMachine())
for (const [name, run] of Object.entries(parts)) {
  if (!chosen.includes(name)) continue
  console.log(`\n## ${name}\n`)
  console.log(await run())
}
