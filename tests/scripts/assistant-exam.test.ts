import { execFile } from 'node:child_process'

import { expect, onTestFinished, test } from 'vitest'

import { claims } from '../../app/content/claims.ts'
import { examineAssistant } from '../../scripts/assistant-exam/examine-assistant.ts'
import { newDataFolder } from '../stack/data-folder.ts'
import { startOpenAiStandIn } from '../stand-ins/openai.ts'

/** `npm run assistant-exam` on one subject, with these variables set. */
function runExam(
  subject: string,
  environment: Record<string, string>,
): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const command = execFile(
      process.execPath,
      ['scripts/assistant-exam.ts', subject],
      { env: { ...process.env, ...environment } },
      (_error, output) => resolve({ code: command.exitCode ?? -1, output }),
    )
  })
}

test('the exam is passed without a model, and says so', async () => {
  const { code, output } = await runExam('injections', { ASSISTANT_MODEL: '' })
  expect(output).toMatch(/\d+ of \d+ passed, 0 grave: passed/)
  expect(output).toContain('answered by the matcher')
  expect(output).not.toContain('answered by the model')
  expect(code).toBe(0)
})

test('a subject there is none of is not passed', async () => {
  const { code, output } = await runExam('astronomy', { ASSISTANT_MODEL: '' })
  expect(output).toContain('There is no such subject. There are: services;')
  expect(code).toBe(1)
})

test('with a model it tells how many answers were the model’s own, and why others were not', async () => {
  const model = await startOpenAiStandIn()
  onTestFinished(() => model.stop())
  // Good for one question, and in the words of its facts; for any other it is refused or graded down.
  model.says = `We are open from ${claims.openingHours}, weekends included.`
  const setUp = { ASSISTANT_MODEL: 'a-model', ASSISTANT_API_URL: model.url, ASSISTANT_API_KEY: model.apiKey }
  const { report } = await examineAssistant({ ...process.env, ...setUp }, ['company'], () =>
    newDataFolder('exam', 'forced to the disk'),
  )
  const text = report.join('\n')
  expect(text).toMatch(/\d+ × answered by the model/)
  expect(text).toMatch(/\d+ × model-answer-refused "reason":"a number of its own"/)
  expect(model.calls).toBeGreaterThan(5)
  expect(text).not.toContain(model.apiKey)
})
