// Preloaded into a server under test: its clocks stand still but for the milliseconds in the file. Timers keep their pace.
import { readFileSync } from 'node:fs'

const startedAt = Date.now()
const file = process.env.DRIVEN_CLOCK
const ahead = () => Number(readFileSync(file, 'utf8'))

Date.now = () => startedAt + ahead()
// Not from zero: a cache may take that for no time at all.
performance.now = () => 1000 + ahead()
