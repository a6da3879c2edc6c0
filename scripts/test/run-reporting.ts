import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { type ProcessOptions, type ProcessResult, runProcess } from './run-process.ts'

/** Runs a test runner; `report` is what it wrote to the file it was told, or `{}` when it ended before it could. */
export async function runReporting(
  argsFor: (file: string) => string[],
  { environment, live }: Pick<ProcessOptions, 'environment' | 'live'>,
): Promise<ProcessResult & { report: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'))
  const file = join(folder, 'report.json')
  try {
    const ended = await runProcess(process.execPath, argsFor(file), {
      live,
      environment: { ...environment, PLAYWRIGHT_JSON_OUTPUT_NAME: file },
    })
    return { ...ended, report: existsSync(file) ? readFileSync(file, 'utf8') : '{}' }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
