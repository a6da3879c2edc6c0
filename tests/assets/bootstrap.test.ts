import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const script = 'scripts/bootstrap.cjs'

test.each(["it's", 'site\\1'])(
  'a build in a folder named %s fails with one sentence',
  (name) => {
    const parent = mkdtempSync(join(tmpdir(), 'bootstrap-'))
    const file = join(parent, name, script)
    const parts = [script, 'scripts/lib/firm.cjs', 'scripts/lib/progress.cjs']
    for (const part of parts) cpSync(part, join(parent, name, part))
    const { status, stderr } = spawnSync(process.execPath, [file, 'build'], {
      encoding: 'utf8',
    })
    rmSync(parent, { recursive: true })
    expect(status).toBe(1)
    expect(stderr).toMatch(
      /^The site cannot be built in a folder whose path contains .*\n$/,
    )
  },
)

test('an installation by another program than npm fails with one sentence', () => {
  const agent = 'pnpm/12.21.0 npm/? node/v24.0.0 linux x64'
  const { status, stderr } = spawnSync(
    process.execPath,
    [script, 'check-installer'],
    {
      encoding: 'utf8',
      env: { ...process.env, npm_config_user_agent: agent },
    },
  )
  expect(status).toBe(1)
  expect(stderr).toBe(
    'This project is installed by npm, not pnpm. Run npm start, which also installs everything.\n',
  )
})
