// Runs the local Supabase as a process of its own, which tests may kill: `run-supabase.ts <data folder>`. One JSON line
// on stdout says where it is, or why it does not start. Ends on SIGTERM, and when its stdin does.
import { readEnvironment } from '../../supabase/functions/_shared/environment.ts'
import { logToStderr } from '../../supabase/local/log.ts'
import { startLocalSupabase } from '../../supabase/local/start.ts'

const [dataDir = ''] = process.argv.slice(2)
const started = await startLocalSupabase({
  dataDir,
  functionEnvironment: readEnvironment((name) => process.env[name]),
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
