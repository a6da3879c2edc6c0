// Preload script. Clocks, and intervals of ten seconds and more, advance only
// by the milliseconds in a file.
import { readFileSync } from 'node:fs'

const startedAt = Date.now()
const file = process.env.FAKE_CLOCK_FILE
const elapsed = () => Number(readFileSync(file, 'utf8'))

Date.now = () => startedAt + elapsed()
// Does not start at zero, because a cache may treat zero as no timestamp.
performance.now = () => 1000 + elapsed()

const { setInterval } = globalThis
globalThis.setInterval = (run, ms, ...rest) => {
  if (ms < 10_000) return setInterval(run, ms, ...rest)
  let due = elapsed() + ms
  return setInterval(() => {
    if (elapsed() < due) return
    due = elapsed() + ms
    run()
  }, 20)
}
