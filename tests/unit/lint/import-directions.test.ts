import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

const refused = [
  ['app/features/quote', '~/features/reviews/b'],
  ['app/features/quote', '../reviews/b'],
  ['app/features/quote', '~/pages/home/b'],
  ['app/features/quote', '~/shell/b'],
  ['app/pages/home', '~/pages/city/b'],
  ['app/pages/home', '~/routes/b'],
  ['app/content', '~/lib/b'],
  ['app/content', '../ui/b'],
  ['app/content', 'react'],
  ['app/content/cities', '../../ui/b'],
  ['app/business', '~/features/quote/b'],
  ['app/business', '~/lib/b'],
  ['app/ui', '~/content/b'],
  ['app/ui', '~/features/quote/b'],
  ['app/ui', '~/business/b'],
  ['app/shell', '~/pages/home/b'],
  ['app/lib', '~/features/quote/b'],
  ['app/seo', '~/ui/b'],
] as const

const allowed = [
  ['app/routes', '~/pages/home/b'],
  ['app/pages/home', '~/features/quote/b'],
  ['app/shell', '~/features/quote/b'],
  ['app/features/quote', './b'],
  ['app/features/quote', '~/ui/b'],
  ['app/features/quote', '~/business/b'],
  ['app/features/quote', '~/content/b'],
  ['app/features/quote', '~/lib/b'],
  ['app/business', '~/ui/b'],
  ['app/ui', '~/content/controls/b'],
  ['app/content', '#functions/_shared/b.ts'],
  ['app/content/cities', '../b'],
] as const

const project = mkdtempSync(join(tmpdir(), 'import-directions-'))
let report = ''

beforeAll(() => {
  copyFileSync('.oxlintrc.json', join(project, '.oxlintrc.json'))
  for (const [index, [folder, target]] of [...refused, ...allowed].entries()) {
    const file = join(project, folder, `import-${index}.ts`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `import { x } from '${target}'\n\nexport const y = x\n`)
  }
  const oxlint = resolve('node_modules/oxlint/bin/oxlint')
  const options = ['-A', 'all', '-D', 'no-restricted-imports', '--format', 'unix']
  report = spawnSync(process.execPath, [oxlint, ...options], { cwd: project, encoding: 'utf8' }).stdout
})
afterAll(() => rmSync(project, { recursive: true }))

test.each(refused.map(([folder, target], index) => ({ folder, target, index })))(
  'a file in $folder may not import $target',
  ({ folder, index }) => expect(report).toContain(`${folder}/import-${index}.ts:`),
)

test.each(allowed.map(([folder, target], index) => ({ folder, target, index: refused.length + index })))(
  'a file in $folder may import $target',
  ({ folder, index }) => expect(report).not.toContain(`${folder}/import-${index}.ts:`),
)
