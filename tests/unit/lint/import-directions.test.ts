import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { afterAll, expect, test } from 'vitest'

// The rules go by folders. These are not those of the project, whose files other tests read meanwhile.
const project = mkdtempSync(join(tmpdir(), 'import-directions-'))
copyFileSync('.oxlintrc.json', join(project, '.oxlintrc.json'))
const oxlint = resolve('node_modules/oxlint/bin/oxlint')

afterAll(() => rmSync(project, { recursive: true }))

/** Lints a file that would stand at `file` and imports `target`; returns whether the direction is allowed. */
function allows(file: string, target: string): boolean {
  const probe = join(project, file)
  mkdirSync(dirname(probe), { recursive: true })
  writeFileSync(probe, `import { x } from '${target}'\n\nexport const y = x\n`)
  const { stdout, status } = spawnSync(
    process.execPath,
    [oxlint, '-A', 'all', '-D', 'no-restricted-imports', file],
    { cwd: project, encoding: 'utf8' },
  )
  expect(stdout).toMatch(/Finished/)
  return status === 0
}

test.each([
  ['app/features/quote/a.ts', '~/features/reviews/b'],
  ['app/features/quote/a.ts', '../reviews/b'],
  ['app/features/quote/a.ts', '~/pages/home/b'],
  ['app/features/quote/a.ts', '~/shell/b'],
  ['app/pages/home/a.ts', '~/pages/city/b'],
  ['app/pages/home/a.ts', '~/routes/b'],
  ['app/content/a.ts', '~/server/b'],
  ['app/content/a.ts', '../ui/b'],
  ['app/content/cities/a.ts', '../../ui/b'],
  ['app/content/a.ts', 'react'],
  ['app/content/a.ts', '@tanstack/react-router'],
  ['app/content/a.ts', 'valibot'],
  ['app/content/a.ts', 'node:process'],
  ['app/business/a.ts', '~/features/quote/b'],
  ['app/business/a.ts', '~/pages/home/b'],
  ['app/business/a.ts', '~/shell/b'],
  ['app/business/a.ts', '~/server/b'],
  ['app/ui/a.ts', '~/content/b'],
  ['app/ui/a.ts', '~/features/quote/b'],
  ['app/ui/a.ts', '~/business/b'],
  ['app/shell/a.ts', '~/pages/home/b'],
  ['app/server/a.ts', '~/features/quote/b'],
  ['app/server/a.ts', '~/hydration/b'],
  ['app/seo/a.ts', '~/ui/b'],
  ['app/seo/a.ts', '~/business/b'],
])('%s may not import %s', (file, target) => expect(allows(file, target)).toBe(false))

test.each([
  ['app/features/quote/a.ts', './b'],
  ['app/features/quote/a.ts', '~/ui/b'],
  ['app/ui/a.ts', '~/content/controls/b'],
  ['app/features/quote/a.ts', '~/content/b'],
  ['app/features/quote/a.ts', '~/server/b'],
  ['app/features/quote/a.ts', '~/business/b'],
  ['app/business/a.ts', './b'],
  ['app/business/a.ts', '~/ui/b'],
  ['app/business/a.ts', '~/content/cities/b'],
  ['app/content/cities/a.ts', '../b'],
  ['app/content/cities/a.ts', './b.ts'],
  ['app/content/a.ts', '#functions/_shared/b.ts'],
  ['app/pages/home/a.ts', '~/features/quote/b'],
  ['app/routes/a.ts', '~/pages/home/b'],
  ['app/shell/a.ts', '~/features/quote/b'],
])('%s may import %s', (file, target) => expect(allows(file, target)).toBe(true))
