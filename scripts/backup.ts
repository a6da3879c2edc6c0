import { resolve } from 'node:path'

import { makeBackup } from './backup/make-backup.ts'
import './lib/env-file.ts'
import { fail } from './lib/command-line.ts'

const [given, ...rest] = process.argv.slice(2)
if (rest.length > 0 || given?.startsWith('-')) fail('Usage: npm run backup [-- <file>]', 2)
if (process.env.SUPABASE_URL) {
  fail('SUPABASE_URL is set: that project is backed up by Supabase, or by "supabase db dump".')
}
const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-')
const file = resolve(given ?? `backups/backup-${time}.tar.gz`)
const result = await makeBackup(
  resolve(process.env.DATA_DIR || '.data'),
  file,
  process.env.DATABASE_URL || undefined,
)
if (!result.ok) fail(result.message)
console.log(
  `${file}: ${result.about.quoteRequests} quote requests, keys and mail. Keep it on another machine, and private.`,
)
