import { sitExam } from './assistant-exam/sit-exam.ts'

// Words name subjects of the exam; without any, all of it.
const { ok, report } = await sitExam(process.env, process.argv.slice(2))
console.log(report.join('\n'))
process.exitCode = ok ? 0 : 1
