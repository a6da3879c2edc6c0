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

import { afterAll, beforeAll, expect, test } from 'vitest'

const rejected = [
  ['app/features/quote', '~/features/reviews/b'],
  ['app/features/quote', '../reviews/b'],
  ['app/features/quote', '~/routes/b'],
  ['app/features/faq', '~/features/assistant/b'],
  ['app/components/layout', '~/features/quote/b'],
  ['app/components/layout', '~/routes/b'],
  ['app/components/ui', '~/content/b'],
  ['app/components/ui', '~/lib/b'],
  ['app/components/ui', '~/components/layout/b'],
  ['app/components/ui', '../layout/b'],
  ['app/lib', '~/features/quote/b'],
  ['app/lib', '~/components/ui/b'],
  ['app/content', '~/lib/b'],
  ['app/content', '#functions/_shared/platform/b.ts'],
  ['app/lib', '~/server/b'],
  ['app/browser', '~/components/ui/b'],
  ['app/browser', '~/server/b'],
  ['app/server', '~/features/quote/b'],
  ['app/content', 'react'],
  ['app/content/cities', '../../lib/b'],
  ['supabase/local', '#domain/b.ts'],
  ['supabase/local', '#functions/_shared/platform/b.ts'],
  ['supabase/local', '../functions/_shared/platform/b.ts'],
  ['supabase/local', '../../scripts/lib/b.ts'],
  ['supabase/local', '~/lib/b'],
  ['app/routes', '#functions/_shared/platform/b.ts'],
  ['app/routes', '../../supabase/functions/_shared/mail/b.ts'],
  ['supabase/functions/_shared/domain', 'node:fs'],
  ['supabase/functions/_shared/domain', '../platform/b.ts'],
  ['supabase/functions/_shared/domain', '#functions/_shared/mail/b.ts'],
  ['supabase/functions/_shared/domain', '~/content/b'],
  ['supabase/functions/_shared/platform', '../mail/b.ts'],
  ['supabase/functions/_shared/mail', '../outbox/b.ts'],
  ['supabase/functions/_shared/outbox', '../../send-quote-email/b.ts'],
  ['supabase/functions/ai-assistant', '../fetch-reviews/b.ts'],
  ['supabase/functions/ai-assistant', '../../local/b.ts'],
  ['supabase/functions/ai-assistant', '~/content/b'],
] as const

const allowed = [
  ['app/routes', '~/features/home/b'],
  ['app/features/home', '~/features/quote/b'],
  ['app/features/quote', './b'],
  ['app/features/quote', '~/components/ui/b'],
  ['app/features/quote', '~/components/layout/b'],
  ['app/features/quote', '~/lib/b'],
  ['app/components/layout', '~/components/ui/b'],
  ['app/components/ui', '~/content/ui-labels'],
  ['app/lib', '~/content/b'],
  ['app/content', '#domain/b.ts'],
  ['app/components/ui', '~/browser/b'],
  ['app/browser', '~/lib/b'],
  ['app/server', '~/lib/b'],
  ['app/content/cities', '../b'],
  ['supabase/local', './b.ts'],
  ['supabase/local', 'valibot'],
  ['app/routes', '#domain/b.ts'],
  ['supabase/functions/_shared/domain', './b.ts'],
  ['supabase/functions/_shared/domain', 'valibot'],
  ['supabase/functions/_shared/platform', '#domain/b.ts'],
  ['supabase/functions/_shared/mail', '../platform/b.ts'],
  ['supabase/functions/_shared/outbox', '../mail/b.ts'],
  ['supabase/functions/ai-assistant', '../_shared/platform/b.ts'],
] as const

const project = mkdtempSync(join(tmpdir(), 'import-directions-'))
let report = ''

beforeAll(() => {
  copyFileSync('.oxlintrc.json', join(project, '.oxlintrc.json'))
  for (const [index, [folder, target]] of [...rejected, ...allowed].entries()) {
    const file = join(project, folder, `import-${index}.ts`)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, `import { x } from '${target}'\n\nexport const y = x\n`)
  }
  const oxlint = resolve('node_modules/oxlint/bin/oxlint')
  const options = [
    '-A',
    'all',
    '-D',
    'no-restricted-imports',
    '--format',
    'unix',
  ]
  report = spawnSync(process.execPath, [oxlint, ...options], {
    cwd: project,
    encoding: 'utf8',
  }).stdout
})
afterAll(() => rmSync(project, { recursive: true }))

test.each(
  rejected.map(([folder, target], index) => ({ folder, target, index })),
)('a file in $folder may not import $target', ({ folder, index }) =>
  expect(report).toContain(`${folder}/import-${index}.ts:`),
)

test.each(
  allowed.map(([folder, target], index) => ({
    folder,
    target,
    index: rejected.length + index,
  })),
)('a file in $folder may import $target', ({ folder, index }) =>
  expect(report).not.toContain(`${folder}/import-${index}.ts:`),
)
