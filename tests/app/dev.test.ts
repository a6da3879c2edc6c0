import { appendFile, cp, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { startReloadingSupabase } from '../../scripts/dev/reloading-supabase.ts'
import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'

let folder = ''
let dataDir = ''
const said: string[] = []
let supabase: Extract<Awaited<ReturnType<typeof startReloadingSupabase>>, { ok: true }>

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'dev-project-'))
  for (const part of ['supabase', 'package.json']) await cp(part, join(folder, part), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  dataDir = await newDataFolder('dev-data')
  const started = await startReloadingSupabase({
    environment: { DATA_DIR: dataDir },
    folder,
    say: (sentence) => said.push(sentence),
  })
  if (!started.ok) throw new Error(started.message)
  supabase = started
})

afterAll(async () => {
  await supabase.child.stop()
  await rm(folder, { recursive: true, force: true })
  removeDataFolder(dataDir)
})

function asked(path: string): Promise<string> {
  const { url, publishableKey } = supabase
  const headers = { apikey: publishableKey, Authorization: `Bearer ${publishableKey}` }
  return fetch(`${url}${path}`, { headers }).then(
    (answer) => answer.text(),
    () => '',
  )
}

test('while developing, an edited function is loaded and a new migration applied, at the same address', async () => {
  await appendFile(
    join(folder, 'supabase/functions/fetch-reviews/index.ts'),
    `\nDeno.serve(() => new Response('edited'))\n`,
  )
  await expect.poll(() => asked('/functions/v1/fetch-reviews')).toBe('edited')
  // Told once the new one is known to run, a moment after it answers.
  await expect.poll(() => said.join('\n')).toContain('supabase/functions/fetch-reviews/index.ts was changed')

  await writeFile(
    join(folder, 'supabase/migrations/20991231000000_notes.sql'),
    `create table public.notes (text text);
     alter table public.notes enable row level security;
     grant select on public.notes to anon;
     create policy "Anyone reads" on public.notes for select to anon using (true);
     insert into public.notes values ('applied');`,
  )
  await expect.poll(() => asked('/rest/v1/notes?select=text')).toBe('[{"text":"applied"}]')
})

test('a migration that does not fit is told, and the next change tries again', async () => {
  const broken = join(folder, 'supabase/migrations/20991231000001_broken.sql')
  await writeFile(broken, 'create nothing')
  await expect
    .poll(() => said.join('\n'))
    .toMatch(/broken\.sql was changed, and Supabase does not start with it/)
  await writeFile(broken, 'select 1')
  await expect.poll(() => asked('/rest/v1/notes?select=text')).toBe('[{"text":"applied"}]')
})
