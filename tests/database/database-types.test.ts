import { spawnSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

import { PGlite } from '@electric-sql/pglite'
import { expect, onTestFinished, test } from 'vitest'

import { databaseTypesFile, databaseTypesOf } from '../../scripts/lib/database-types.ts'
import { memoryFolder } from '../support/memory-folder.ts'
import { copyDatabase } from '../support/prepared-database.ts'

test('the generated types describe the current migrations (else: npm run database:types)', async () => {
  expect(await readFile(databaseTypesFile, 'utf8')).toBe(await typesAfter(''))
})

/** The types of the migrated schema once `change`, SQL, has been made to it. */
async function typesAfter(change: string): Promise<string> {
  const folder = memoryFolder('database-types')
  onTestFinished(() => rm(folder, { recursive: true }))
  await copyDatabase('migrated', folder)
  const pglite = await PGlite.create(folder)
  onTestFinished(() => pglite.close())
  await pglite.exec(change)
  return await databaseTypesOf(pglite)
}

// What talks to the database: the edge functions, the owner's commands, and the site where it reads a table.
const clients = [
  'supabase/functions',
  'scripts/quotes',
  'scripts/quotes-purge.ts',
  'scripts/reviews',
  'scripts/videos',
  'app/features/featured-video/*.server.ts',
  // Types of packages that bring none, which nobody imports.
  'app/**/*.d.ts',
]

/** A copy of the database's clients whose types describe another schema. */
async function copyWithTypes(types: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'changed-schema-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  // Whole folders, so that a new import between them never makes an error of its own.
  for (const path of ['app', 'scripts', 'supabase']) await cp(path, join(folder, path), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'))
  await cp('tsconfig.json', join(folder, 'tsconfig.base.json'))
  await writeFile(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ extends: './tsconfig.base.json', include: clients, exclude: ['node_modules'] }),
  )
  await writeFile(join(folder, databaseTypesFile), types)
  return folder
}

/** The files in which tsc finds errors. */
function filesWithErrors(folder: string): string[] {
  const tsc = resolve('node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [tsc, '--noEmit', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  })
  const files = Array.from(stdout.matchAll(/^(\S+\.ts)\(\d+,\d+\): error/gm), ([, file = '']) => file)
  return [...new Set(files)].toSorted()
}

test('a schema that changes under the code that uses it is a type error there', async () => {
  const types = await typesAfter(`
    -- An argument is renamed,
    drop function public.settle_model_call;
    create function public.settle_model_call(day date, reserved_tokens integer, used_tokens integer)
      returns void language sql as '';
    -- so is one that need not be given,
    drop function public.search_knowledge;
    create function public.search_knowledge(query text, max_results integer default 5, language text default 'en')
      returns table (id text, topic text, answer text, coverage real, relevance real)
      language sql as 'select null, null, null, 0::real, 0::real';
    -- a function goes,
    drop function public.tidy_quote_outbox;
    -- another answers something else,
    drop function public.purge_quote_requests;
    create function public.purge_quote_requests(received_before timestamptz)
      returns text language sql as 'select null';
    -- and columns of a function, a table and a view have other names.
    drop function public.claim_quote_notifications;
    create function public.claim_quote_notifications(max_count integer, lease_seconds integer, only_request uuid)
      returns table (notification_id uuid, telephone text) language sql as 'select null::uuid, null';
    alter table public.reviews rename column reviewed_on to written_on;
    alter table public.service_videos rename column video_url to address;
    alter view public.quote_request_overview rename column first_name to name;
  `)
  expect(filesWithErrors(await copyWithTypes(types))).toEqual([
    'app/features/featured-video/read-featured-video.server.ts',
    'scripts/quotes-purge.ts',
    'scripts/quotes/list-quotes.ts',
    'scripts/reviews/review-table.ts',
    'scripts/videos/video-table.ts',
    'supabase/functions/_shared/quote-delivery/claim-notification.ts',
    'supabase/functions/ai-assistant/knowledge.ts',
    'supabase/functions/ai-assistant/limits.ts',
    'supabase/functions/deliver-quote-emails/run-delivery.ts',
    'supabase/functions/fetch-reviews/published-reviews.ts',
  ])
})

test('while the schema stays as it is there is none', async () => {
  expect(filesWithErrors(await copyWithTypes(await readFile(databaseTypesFile, 'utf8')))).toEqual([])
})
