import {
  appendFile,
  cp,
  mkdtemp,
  rm,
  symlink,
  writeFile,
} from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { expect, onTestFinished, test } from 'vitest'

import { firmFolder } from '../../scripts/lib/firm.cjs'
import { findRunning } from '../../scripts/lib/local-supabase.ts'
import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'
import { freePort } from '../support/free-port.ts'
import { severalStartsMs } from '../support/timeouts.ts'
import { killGroup, runScript } from './support/running-start.ts'

test(
  'npm run dev reloads an edited function and applies a new migration without changing its URL',
  { timeout: severalStartsMs },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'dev-project-'))
    onTestFinished(() => rm(folder, { recursive: true, force: true }))
    for (const part of [
      'app',
      'scripts',
      'supabase',
      firmFolder,
      'app.config.ts',
      'package.json',
      'tsconfig.json',
    ])
      await cp(part, join(folder, part), { recursive: true })
    await symlink(
      resolve('node_modules'),
      join(folder, 'node_modules'),
      'junction',
    )
    const dataDir = await newDataFolder('dev')
    onTestFinished(() => removeDataFolder(dataDir))
    const port = await freePort()
    const dev = runScript(
      'scripts/dev.ts',
      { DATA_DIR: dataDir, PORT: `${port}` },
      folder,
    )
    onTestFinished(() => killGroup(dev))

    await expect
      .poll(dev.output, { timeout: severalStartsMs })
      .toContain(`http://localhost:${port}/`)
    const { url, publishableKey } = (await findRunning(dataDir)) ?? {
      url: '',
      publishableKey: '',
    }
    const request = (path: string) =>
      fetch(`${url}${path}`, {
        headers: {
          apikey: publishableKey,
          authorization: `Bearer ${publishableKey}`,
        },
      }).then(
        (response) => response.text(),
        () => '',
      )

    const edited = `\nDeno.serve(() => new Response('edited'))\n`
    await appendFile(
      join(folder, 'supabase/functions/fetch-reviews/index.ts'),
      edited,
    )
    await expect
      .poll(() => request('/functions/v1/fetch-reviews'))
      .toBe('edited')

    const migration = join(
      folder,
      'supabase/migrations/20991231000000_notes.sql',
    )
    await writeFile(migration, 'create nothing')
    await expect
      .poll(dev.output, { timeout: severalStartsMs })
      .toContain('changed, but reloading failed: ')
    await writeFile(
      migration,
      `create table public.notes (text text);
     alter table public.notes enable row level security;
     grant select on public.notes to anon;
     create policy "Anyone reads" on public.notes for select to anon using (true);
     insert into public.notes values ('applied');`,
    )
    await expect
      .poll(() => request('/rest/v1/notes?select=text'))
      .toBe('[{"text":"applied"}]')
  },
)
