import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import * as v from 'valibot'

interface ReportFile {
  file: string
  /** What was reported, or nothing when the runner ended before it could or reported something else. */
  read: <Schema extends v.GenericSchema>(schema: Schema) => v.InferOutput<Schema> | undefined
}

/** Lends a file that a test runner writes its results to; it is gone afterwards. */
export async function withReport<T>(use: (report: ReportFile) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'test-report-'))
  const file = join(folder, 'report.json')
  try {
    return await use({
      file,
      read(schema) {
        if (!existsSync(file)) return undefined
        const parsed = v.safeParse(schema, JSON.parse(readFileSync(file, 'utf8')))
        return parsed.success ? parsed.output : undefined
      },
    })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
