// Preloaded into a server under test: its time of day stands still but for the milliseconds in the file. Timers
// keep their pace.
import { readFileSync } from 'node:fs'

const startedAt = Date.now()
const file = process.env.DRIVEN_CLOCK

Date.now = () => startedAt + Number(readFileSync(file, 'utf8'))
