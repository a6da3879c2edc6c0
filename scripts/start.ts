import { errorMessage } from '#domain/error-message.ts'

import { startSiteServer, stopSignal } from './lib/child-process.ts'
import { fail } from './lib/command-line.ts'
import { findPortProblem } from './lib/port.ts'
import { sampleContent } from './lib/sample-content.ts'
import { settingsOrExit } from './lib/settings.ts'
import { openSupabase } from './lib/supabase-connection.ts'

// Runs the database in this process, and the edge functions and the site in one
// process each. Everything stops on the first signal. If the site exits, or the
// functions do twice, the exit code is 1, so that systemd or Docker restart it.

const settings = settingsOrExit()
const { port, host, dataDir, hosted, limitProblem, ownerMail } = settings
const portProblem = await findPortProblem(port, host)
if (portProblem) fail(portProblem)

await using parts = new AsyncDisposableStack()
const problem = await Promise.race([stopSignal(), run().catch(errorMessage)])
if (problem) console.error(problem)
// The site stops first because it may still have quotes to store.
await parts.disposeAsync()
if (!problem) console.log('Stopped.')
process.exit(problem ? 1 : 0)

/** Runs everything until a part exits, and returns the reason as a sentence. */
async function run(): Promise<string> {
  const { url, publishableKey, environment, local } =
    await openSupabase(settings)
  if (local) parts.defer(() => local.stop())
  const site = await startSiteServer({ port, host, environment })
  parts.defer(() => site.stop())

  if (limitProblem) console.error(limitProblem)
  const samples = await sampleContent(settings.site, url, publishableKey)
  const quotes = hosted
    ? `in the Supabase project ${hosted.url}`
    : `stored in ${dataDir}; list them with npm run quotes`
  console.log(`
  Site          ${site.url}
  Quotes        ${quotes}
  Owner's email ${ownerMail}
  Samples       ${samples.join('\n                ') || 'none shown'}

  Press Ctrl-C to stop everything.
`)
  const siteEnded = site.exited.then(
    (exit) => `The site exited unexpectedly (${exit})`,
  )
  return `${await Promise.race([siteEnded, ...(local ? [local.ended] : [])])}. Stopping everything.`
}
