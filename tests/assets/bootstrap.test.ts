import { spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { expect, test } from 'vitest'

const script = 'scripts/bootstrap.cjs'

test.each(["it's", '[site]', 'site #1', 'site*', 'site\\1', 'site:1', 'site?'])(
  'a build in a folder named %s fails with one sentence',
  (name) => {
    const parent = mkdtempSync(join(tmpdir(), 'bootstrap-'))
    const file = join(parent, name, script)
    cpSync(script, file)
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

test.each([
  { installer: 'pnpm', agent: 'pnpm/12.21.0 npm/? node/v24.0.0 linux x64' },
  { installer: 'yarn', agent: 'yarn/1.22.22 npm/? node/v24.0.0 linux x64' },
  { installer: 'bun', agent: 'bun/1.4.5 npm/? node/v24.0.0 linux x64' },
])(
  'an installation by $installer fails with one sentence',
  ({ installer, agent }) => {
    const env = { ...process.env, npm_config_user_agent: agent }
    const { status, stderr } = spawnSync(
      process.execPath,
      [script, 'check-installer'],
      {
        encoding: 'utf8',
        env,
      },
    )
    expect(status).toBe(1)
    expect(stderr).toBe(
      `This project is installed by npm, not ${installer}. Run npm start, which also installs everything.\n`,
    )
  },
)

test('an installation by npm is accepted', () => {
  const env = {
    ...process.env,
    npm_config_user_agent: 'npm/11.6.0 node/v24.0.0 linux x64 workspaces/false',
  }
  expect(
    spawnSync(process.execPath, [script, 'check-installer'], { env }).status,
  ).toBe(0)
})
