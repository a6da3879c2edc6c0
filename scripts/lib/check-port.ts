// Before anything is built: whoever starts a second site by mistake should hear so at once.
import './env-file.ts'
import { fail } from './command-line.ts'
import { findPortProblem } from './port.ts'
import { readSettings } from './settings.ts'

const read = readSettings(process.env)
// Settings that do not fit are npm start's own to refuse.
const problem = read.ok ? await findPortProblem(read.settings.port, read.settings.host) : undefined
if (problem !== undefined) fail(problem)
