// Preloaded into a server under test: its clock runs ahead by what stands in the file, in milliseconds. Only
// the time of day is driven; timers keep their pace.
import { readFileSync } from 'node:fs'

const now = Date.now.bind(Date)
const file = process.env.DRIVEN_CLOCK

Date.now = () => now() + Number(readFileSync(file, 'utf8'))
