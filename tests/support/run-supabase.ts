// For tests that kill it: `run-supabase.ts <data folder>`. Prints one JSON line
// with its URL and keys, or with the reason why it did not start.
import { firm } from '../../scripts/lib/firm.cjs'
import { readFunctionSettings } from '../../scripts/lib/function-settings.ts'
import { functionsFolderOf } from '../../scripts/lib/functions-folder.ts'
import { startLocalSupabase } from '../../scripts/lib/local-supabase.ts'
import { logToStderr } from '../../supabase/local/log.ts'

const [dataDir = ''] = process.argv.slice(2)
const started = await startLocalSupabase({
  dataDir,
  functionsDir: functionsFolderOf(firm),
  functions: readFunctionSettings(process.env),
  log: logToStderr('info'),
})
if (!started.ok) {
  console.log(JSON.stringify({ message: started.message }))
  process.exit(1)
}
const { supabase } = started
const stopped = new Promise((stop) => {
  process.once('SIGTERM', stop)
  process.stdin.once('close', stop).resume()
})
console.log(JSON.stringify(supabase))
await stopped
await supabase.stop()
process.exit(0)
