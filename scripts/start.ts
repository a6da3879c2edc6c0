import { errorMessage } from '#domain/error-message.ts'

import { startSiteServer, stopSignal } from './lib/child-process.ts'
import { fail } from './lib/command-line.ts'
import { findPortProblem } from './lib/port.ts'
import { sampleContent } from './lib/sample-content.ts'
import { type Settings, settingsOrExit } from './lib/settings.ts'
import { openSupabase } from './lib/supabase-connection.ts'

// Runs the database in this process, and the edge functions and the site in one
// process each. Everything stops on the first signal. If the site exits, or the
// functions do twice, the exit code is 1, so that systemd or Docker restart it.

async function main() {
  const settings = settingsOrExit()
  const portProblem = await findPortProblem(settings.port, settings.host)
  if (portProblem) fail(portProblem)

  await using parts = new AsyncDisposableStack()
  const running = run(settings, parts).catch(errorMessage)
  const problem = await Promise.race([stopSignal(), running])
  if (problem) console.error(problem)
  // The site stops first because it may still have quotes to store.
  await parts.disposeAsync()
  if (!problem) console.log('Stopped.')
  process.exit(problem ? 1 : 0)
}

/** Runs everything until a part exits, and returns the reason as a sentence. */
async function run(settings: Settings, parts: AsyncDisposableStack) {
  const { port, host } = settings
  const supabase = await openSupabase(settings)
  const { environment, local } = supabase
  if (local) parts.defer(() => local.stop())
  const site = await startSiteServer({ port, host, environment })
  parts.defer(() => site.stop())

  if (settings.limitProblem) console.error(settings.limitProblem)
  const samples = await sampleContent(settings.site, supabase)
  printSummary(settings, site.url, samples)

  const siteEnded = site.exited.then(
    (exit) => `The site exited unexpectedly (${exit})`,
  )
  const endings = local ? [siteEnded, local.ended] : [siteEnded]
  const reason = await Promise.race(endings)
  return `${reason}. Stopping everything.`
}

function printSummary(
  settings: Settings,
  siteUrl: string,
  samples: readonly string[],
) {
  const { hosted, dataDir, ownerMail } = settings
  const quotes = hosted
    ? `in the Supabase project ${hosted.url}`
    : `stored in ${dataDir}; list them with npm run quotes`
  console.log(`
  Site          ${siteUrl}
  Quotes        ${quotes}
  Owner's email ${ownerMail}
  Samples       ${samples.join('\n                ') || 'none shown'}

  Press Ctrl-C to stop everything.
`)
}

await main()
