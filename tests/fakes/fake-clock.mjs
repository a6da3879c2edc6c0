// Preload script for a server under test. Its clocks advance only by the
// milliseconds in a file; timers run normally.
import { readFileSync } from 'node:fs'

const startedAt = Date.now()
const file = process.env.FAKE_CLOCK_FILE
const elapsed = () => Number(readFileSync(file, 'utf8'))

Date.now = () => startedAt + elapsed()
// Does not start at zero, because a cache may treat zero as no timestamp.
performance.now = () => 1000 + elapsed()
