import { startEmbeddedSupabase } from './start.ts'

// Started by main.ts with a data folder that has no database yet. When main.ts is gone, nobody waits for it.
process.stdin.once('close', () => process.exit(1)).resume()

const made = await startEmbeddedSupabase({
  dataDir: process.env['DATA_DIR'] ?? '.data',
  withFunctions: false,
})
if (made.ok) await made.supabase.stop()
process.exit(made.ok ? 0 : 1)
