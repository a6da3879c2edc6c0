import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import * as v from 'valibot'
import { afterAll, beforeAll, expect, test } from 'vitest'

/**
 * Imports that the rules of .oxlintrc.json reject, by the folder of the importing file. The imports
 * of the project itself show what it allows.
 */
const rejectedImports: Record<string, string[]> = {
  'app/routes': ['#functions/_shared/platform/b.ts', '#firm/b.ts'],
  'app/features/quote': ['~/features/reviews/b', '../reviews/b', '~/routes/b'],
  'app/features/faq': ['~/features/assistant/b', '#firm/b.ts'],
  'app/components/layout': ['~/features/quote/b', '~/routes/b', '#firm/b.ts'],
  'app/components/ui': ['~/content/b', '~/lib/b'],
  'app/server': ['~/features/quote/b', '#firm/b.ts'],
  'app/browser': ['~/components/ui/b', '~/server/b'],
  'app/lib': ['~/features/quote/b', '~/components/ui/b', '~/server/b'],
  'app/content': ['~/lib/b', '#functions/_shared/platform/b.ts', 'react'],
  'supabase/functions/_shared/domain': [
    'node:fs',
    '../platform/b.ts',
    '~/content/b',
  ],
  'supabase/functions/_shared/platform': ['../mail/b.ts'],
  'supabase/functions/_shared/mail': ['../outbox/b.ts'],
  'supabase/functions/_shared/outbox': ['../../send-quote-email/b.ts'],
  'supabase/functions/ai-assistant': [
    '../fetch-reviews/b.ts',
    '../../local/b.ts',
    '~/content/b',
  ],
  'supabase/local': [
    '#domain/b.ts',
    '#functions/_shared/platform/b.ts',
    '../../scripts/lib/b.ts',
    '~/lib/b',
  ],
  scripts: [
    '../app/components/ui/b.ts',
    '../app/server/b.ts',
    '../tests/support/b.ts',
    '../supabase/functions/send-quote-email/b.ts',
    '~/lib/b',
  ],
  'scripts/lib': ['../../app/features/quote/b.ts', '../quotes.ts'],
  e2e: ['../scripts/lib/b.ts'],
  'tests/app': ['../../scripts/quotes.ts', '../../e2e/support/b.ts'],
}

const reportSchema = v.object({
  number_of_files: v.number(),
  diagnostics: v.array(v.object({ filename: v.string() })),
})

const project = mkdtempSync(join(tmpdir(), 'import-directions-'))

/** Every import in a file of its own. */
const imports = Object.entries(rejectedImports).flatMap(([folder, targets]) =>
  targets.map((target, index) => ({
    folder,
    target,
    file: `${folder}/import-${index}.ts`,
  })),
)

let report: v.InferOutput<typeof reportSchema>

beforeAll(() => {
  cpSync('.oxlintrc.json', join(project, '.oxlintrc.json'))
  for (const { folder, file, target } of imports) {
    mkdirSync(join(project, folder), { recursive: true })
    const source = `import { x } from '${target}'\n\nexport const y = x\n`
    writeFileSync(join(project, file), source)
  }
  const oxlint = resolve('node_modules/oxlint/bin/oxlint')
  const rule = ['-A', 'all', '-D', 'no-restricted-imports']
  const args = [oxlint, ...rule, '--format', 'json']
  const options = { cwd: project, encoding: 'utf8' } as const
  const { stdout } = spawnSync(process.execPath, args, options)
  report = v.parse(reportSchema, JSON.parse(stdout))
})
afterAll(() => rmSync(project, { recursive: true }))

test('the lint reads every file', () => {
  expect(report.number_of_files).toBe(imports.length)
})

test.each(imports)('a file in $folder may not import $target', ({ file }) => {
  const reported = report.diagnostics.map(({ filename }) => filename)
  expect(reported).toContain(file)
})
