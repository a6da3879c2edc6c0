import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync } from 'node:fs'
import { join } from 'node:path'

import { emptyDatabaseOf } from '../../supabase/embedded/database/empty-database.ts'
import { databaseFlags } from '../lib/embedded-supabase.ts'

/** Puts the database that new data folders begin with into a build, that of the present build if it has one. */
export function addEmptyDatabase(project: string, build: string): boolean {
  const [file, present] = [emptyDatabaseOf(build), emptyDatabaseOf(join(project, '.output'))]
  if (existsSync(present)) {
    copyFileSync(present, file)
    return true
  }
  const args = [...databaseFlags, 'supabase/embedded/pack-empty-database.ts', file]
  return spawnSync(process.execPath, args, { stdio: 'inherit' }).status === 0
}
