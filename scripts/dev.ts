import './env-file.ts'
import { startReloadingSupabase } from './dev/reloading-supabase.ts'
import { startChild } from './start/child-process.ts'
import { functionEnvironment } from './start/function-environment.ts'
import { readSettings } from './start/settings.ts'
import { supervise } from './start/supervise.ts'
import { shareVisitorSecret } from './start/visitor-secret.ts'

const read = readSettings(process.env)
if (!read.ok) {
  for (const problem of read.problems) console.error(problem)
  process.exit(1)
}
const { port, dataDir, site, hosted } = read.settings

if (!hosted) await shareVisitorSecret(dataDir)
const embedded = hosted
  ? undefined
  : await startReloadingSupabase({
      environment: { ...functionEnvironment(site, process.env), DATA_DIR: dataDir },
    })
if (embedded && !embedded.ok) {
  console.error(embedded.message)
  process.exit(1)
}
const supabase = hosted ?? embedded

const vite = startChild({
  name: 'The development server',
  args: [
    'node_modules/vite/bin/vite.js',
    'dev',
    '-c',
    'app.config.ts',
    '--port',
    String(port),
    '--strictPort',
  ],
  environment: { SUPABASE_URL: supabase?.url, SUPABASE_PUBLISHABLE_KEY: supabase?.publishableKey },
  stdout: 'inherit',
})
await supervise([vite, ...(embedded ? [embedded.child] : [])].map((child) => ({ child })))
