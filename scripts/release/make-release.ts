import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  realpathSync,
  writeFileSync,
} from 'node:fs'
import { dirname, join, relative } from 'node:path'

import * as v from 'valibot'

import { neededPackages } from './needed-packages.ts'
import { type Traced, traceFiles } from './traced-files.ts'

const packageSchema = v.object({
  name: v.string(),
  version: v.string(),
  imports: v.record(v.string(), v.string()),
  scripts: v.record(v.string(), v.string()),
})

// What an owner runs where the site is; everything else is work on it.
const commands = [
  'start',
  'quotes',
  'quotes:proof',
  'quotes:purge',
  'quotes:forget',
  'reviews',
  'videos',
  'doctor',
  'backup',
  'restore',
  'cache:purge',
]

// Started as programs, which nothing imports.
const programs = [
  'scripts/start/exit-with-parent.mjs',
  'supabase/embedded/main.ts',
  'supabase/embedded/create-database.ts',
  'supabase/embedded/functions-host/host.deno.ts',
]

// Found by their folder, not imported.
const folders = ['supabase/functions', 'supabase/migrations', 'supabase/generated', 'supabase/schedules']
const files = [
  'supabase/config.toml',
  'supabase/seed.sql',
  'supabase/embedded/database/roles.sql',
  'supabase/embedded/database/first-schema.sql',
  'LICENSE',
  '.env.example',
]

/** What of package.json a release has: of the commands only an owner's. */
export function releaseManifest(project: string): v.InferOutput<typeof packageSchema> {
  const own = v.parse(packageSchema, JSON.parse(readFileSync(join(project, 'package.json'), 'utf8')))
  return { ...own, scripts: Object.fromEntries(commands.map((name) => [name, own.scripts[name] ?? ''])) }
}

/** Fills a folder that does not exist yet with the built site and all that runs with it, and nothing else. */
export function makeRelease(project: string, folder: string): void {
  if (existsSync(folder)) throw new Error(`${folder} is there already.`)
  const manifest = releaseManifest(project)
  const traced = traceRelease(project, manifest.scripts)

  for (const path of [...traced.files, ...folders, ...files]) copy(project, path, folder)
  cpSync(realpathSync(join(project, '.output')), join(folder, '.output'), { recursive: true })
  // The functions' host asks the package where its executable is.
  for (const path of neededPackages(project, [...traced.packages, 'deno'])) copy(project, path, folder)
  const written = { ...manifest, private: true, type: 'module' }
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(written, null, 2)}\n`)
}

/** What these commands of npm and the embedded Supabase are made of. */
export function traceRelease(project: string, scripts: Record<string, string>): Traced {
  const started = Object.values(scripts).flatMap((command) => command.match(/\bscripts\/\S+/g) ?? [])
  const functions = readdirSync(join(project, 'supabase/functions'))
    .map((name) => `supabase/functions/${name}/index.ts`)
    .filter((file) => existsSync(join(project, file)))
  return traceFiles(project, [...started, ...programs, ...functions])
}

function copy(project: string, path: string, folder: string): void {
  const target = join(folder, path)
  mkdirSync(dirname(target), { recursive: true })
  cpSync(join(project, path), target, {
    recursive: true,
    filter: (source) => isWanted(relative(project, source), path),
  })
}

function isWanted(source: string, copied: string): boolean {
  // The package makes it a link to the one of the system, as it did when it was installed.
  if (/^node_modules.deno.deno(?:\.exe)?$/.test(source)) return false
  // Packages within packages are named one by one; nobody debugs them there.
  return !source.slice(copied.length).includes('node_modules') && !source.endsWith('.map')
}
