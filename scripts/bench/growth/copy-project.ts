import { cp, mkdtemp, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'

const parts = [
  'app',
  'app.config.ts',
  'package.json',
  'package-lock.json',
  'public',
  'scripts',
  'supabase',
  'tsconfig.json',
]

/** A copy of what the site is built from and runs with, in a folder of its own that may be changed and removed. */
export async function copyProject(name: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), `bench-${name}-`))
  for (const part of parts) await cp(part, join(folder, part), { recursive: true })
  await symlink(resolve('node_modules'), join(folder, 'node_modules'), 'junction')
  return folder
}
