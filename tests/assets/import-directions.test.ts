import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'

interface Direction {
  folder: string
  rejected: string[]
  allowed: string[]
}

const directions: Direction[] = [
  {
    folder: 'app/routes',
    rejected: [
      '#functions/_shared/platform/b.ts',
      '../../supabase/functions/_shared/mail/b.ts',
    ],
    allowed: ['~/features/home/b', '#domain/b.ts'],
  },
  {
    folder: 'app/features/home',
    rejected: [],
    allowed: ['~/features/quote/b'],
  },
  {
    folder: 'app/features/quote',
    rejected: ['~/features/reviews/b', '../reviews/b', '~/routes/b'],
    allowed: ['./b', '~/components/ui/b', '~/components/layout/b', '~/lib/b'],
  },
  {
    folder: 'app/features/faq',
    rejected: ['~/features/assistant/b'],
    allowed: [],
  },
  {
    folder: 'app/components/layout',
    rejected: ['~/features/quote/b', '~/routes/b'],
    allowed: ['~/components/ui/b'],
  },
  {
    folder: 'app/components/ui',
    rejected: [
      '~/content/b',
      '~/lib/b',
      '~/components/layout/b',
      '../layout/b',
    ],
    allowed: ['~/content/ui-labels', '~/browser/b'],
  },
  {
    folder: 'app/server',
    rejected: ['~/features/quote/b'],
    allowed: ['~/lib/b'],
  },
  {
    folder: 'app/browser',
    rejected: ['~/components/ui/b', '~/server/b'],
    allowed: ['~/lib/b'],
  },
  {
    folder: 'app/lib',
    rejected: ['~/features/quote/b', '~/components/ui/b', '~/server/b'],
    allowed: ['~/content/b'],
  },
  {
    folder: 'app/content',
    rejected: ['~/lib/b', '#functions/_shared/platform/b.ts', 'react'],
    allowed: ['#domain/b.ts'],
  },
  {
    folder: 'app/content/cities',
    rejected: ['../../lib/b'],
    allowed: ['../b'],
  },
  {
    folder: 'supabase/functions/_shared/domain',
    rejected: [
      'node:fs',
      '../platform/b.ts',
      '#functions/_shared/mail/b.ts',
      '~/content/b',
    ],
    allowed: ['./b.ts', 'valibot'],
  },
  {
    folder: 'supabase/functions/_shared/platform',
    rejected: ['../mail/b.ts'],
    allowed: ['#domain/b.ts'],
  },
  {
    folder: 'supabase/functions/_shared/mail',
    rejected: ['../outbox/b.ts'],
    allowed: ['../platform/b.ts'],
  },
  {
    folder: 'supabase/functions/_shared/outbox',
    rejected: ['../../send-quote-email/b.ts'],
    allowed: ['../mail/b.ts'],
  },
  {
    folder: 'supabase/functions/ai-assistant',
    rejected: ['../fetch-reviews/b.ts', '../../local/b.ts', '~/content/b'],
    allowed: ['../_shared/platform/b.ts'],
  },
  {
    folder: 'supabase/local',
    rejected: [
      '#domain/b.ts',
      '#functions/_shared/platform/b.ts',
      '../functions/_shared/platform/b.ts',
      '../../scripts/lib/b.ts',
      '~/lib/b',
    ],
    allowed: ['./b.ts', 'valibot'],
  },
  {
    folder: 'scripts',
    rejected: [
      '../app/components/ui/b.ts',
      '../app/server/b.ts',
      '../e2e/support/b.ts',
      '../tests/support/b.ts',
      '../supabase/functions/send-quote-email/b.ts',
      '~/lib/b',
    ],
    allowed: [
      './lib/b.ts',
      '../app/content/b.ts',
      '../app/lib/b.ts',
      '#domain/b.ts',
      '../supabase/functions/_shared/platform/b.ts',
      '../supabase/local/b.ts',
    ],
  },
  {
    folder: 'scripts/lib',
    rejected: [
      '../../app/features/quote/b.ts',
      '../../app/components/ui/b.ts',
      '../../e2e/support/b.ts',
      '../quotes.ts',
    ],
    allowed: [
      './b.ts',
      '../../app/content/cities/b.ts',
      '../../app/lib/b.ts',
      '../../supabase/functions/_shared/mail/b.ts',
      '../../supabase/local/b.ts',
    ],
  },
  {
    folder: 'e2e',
    rejected: ['../scripts/b.ts', '../scripts/lib/b.ts'],
    allowed: ['./support/b.ts', '../app/content/b.ts', '../tests/support/b.ts'],
  },
  {
    folder: 'e2e/support',
    rejected: ['../../scripts/lib/b.ts'],
    allowed: ['../../tests/support/b.ts'],
  },
  {
    folder: 'tests/app',
    rejected: ['../../scripts/quotes.ts', '../../e2e/support/b.ts'],
    allowed: [
      '../../scripts/lib/b.ts',
      '../support/b.ts',
      '../../app/lib/b.ts',
    ],
  },
]

interface Import {
  folder: string
  target: string
  file: string
}

let fileCount = 0

/** Gives every import a file of its own. */
function toImport(folder: string, target: string): Import {
  fileCount += 1
  return { folder, target, file: `${folder}/import-${fileCount}.ts` }
}

const rejected = directions.flatMap(({ folder, rejected }) =>
  rejected.map((target) => toImport(folder, target)),
)
const allowed = directions.flatMap(({ folder, allowed }) =>
  allowed.map((target) => toImport(folder, target)),
)

const reportSchema = v.object({
  number_of_files: v.number(),
  diagnostics: v.array(v.object({ filename: v.string() })),
})

const project = mkdtempSync(join(tmpdir(), 'import-directions-'))
let report: v.InferOutput<typeof reportSchema>
let reportedFiles: string[]

beforeAll(() => {
  copyFileSync('.oxlintrc.json', join(project, '.oxlintrc.json'))
  for (const { file, target } of [...rejected, ...allowed]) {
    const path = join(project, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, `import { x } from '${target}'\n\nexport const y = x\n`)
  }
  report = lint()
  reportedFiles = report.diagnostics.map(({ filename }) => filename)
})
afterAll(() => rmSync(project, { recursive: true }))

/** Runs oxlint's rule on all files. Throws if it does not run to its end. */
function lint() {
  const oxlint = resolve('node_modules/oxlint/bin/oxlint')
  const rule = ['-A', 'all', '-D', 'no-restricted-imports']
  const args = [oxlint, ...rule, '--format', 'json']
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: project,
    encoding: 'utf8',
  })
  const foundProblems = 1
  if (status !== foundProblems)
    throw new Error(`oxlint exited with ${status}: ${stdout}${stderr}`)
  return v.parse(reportSchema, JSON.parse(stdout))
}

test('the lint reads every file, and reports as many imports as are rejected', () => {
  expect(report.number_of_files).toBe(rejected.length + allowed.length)
  expect(reportedFiles).toHaveLength(rejected.length)
})

test.each(rejected)('a file in $folder may not import $target', ({ file }) => {
  expect(reportedFiles).toContain(file)
})

test.each(allowed)('a file in $folder may import $target', ({ file }) => {
  expect(reportedFiles).not.toContain(file)
})
