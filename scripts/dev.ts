import './lib/env-file.ts'
import { startReloadingSupabase } from './dev/reloading-supabase.ts'
import { startChild } from './lib/child-process.ts'
import { fail } from './lib/command-line.ts'
import { shareVisitorSecret } from './lib/folder-secrets.ts'
import { functionEnvironment } from './lib/function-environment.ts'
import { settingsOrEnd } from './lib/settings.ts'
import { supervise } from './lib/supervise.ts'

const { port, dataDir, site, hosted } = settingsOrEnd()

if (!hosted) await shareVisitorSecret(dataDir)
const embedded = hosted
  ? undefined
  : await startReloadingSupabase({
      environment: { ...functionEnvironment(site, process.env), DATA_DIR: dataDir },
    })
if (embedded && !embedded.ok) fail(embedded.message)
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
