import { examineAssistant } from './assistant-exam/examine-assistant.ts'

// Words name subjects of the exam; without any, all of it.
const { ok, report } = await examineAssistant(process.env, process.argv.slice(2))
console.log(report.join('\n'))
process.exitCode = ok ? 0 : 1
