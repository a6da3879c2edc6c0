import { errorMessage } from '#domain/error-message.ts'

import { keepRunning } from '../supabase/local/keep-running.ts'
import { logToStderr } from '../supabase/local/log.ts'
import { startSiteServer, stopSignal } from './lib/child-process.ts'
import { fail } from './lib/command-line.ts'
import { addressOf, findPortProblem } from './lib/port.ts'
import { startProgress } from './lib/progress.cjs'
import { findSamples } from './lib/sample-content.ts'
import { type Settings, settingsOrExit } from './lib/settings.ts'
import { openSupabase } from './lib/supabase-connection.ts'

// The database runs in this process, the edge functions and the site in one
// each, which are started again when they exit. If one exits too often, the exit
// code is 1, so that systemd or Docker restart everything.

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

async function run(settings: Settings, parts: AsyncDisposableStack) {
  const { port, host } = settings
  const progress = startProgress(() => 'Starting the database and the site')
  parts.defer(progress.stop)
  const supabase = await openSupabase(settings)
  const { environment, local } = supabase
  if (local) parts.defer(() => local.stop())
  const site = await keepRunning({
    name: 'The site',
    start: () => startSiteServer({ port, host, environment }),
    log: logToStderr(settings.logLevel),
  })
  parts.defer(() => site.stop())

  if (settings.limitProblem) console.error(settings.limitProblem)
  const findings = await findSamples(supabase)
  const samples = findings.filter(({ state }) => state === 'sample')
  progress.stop()
  printSummary(settings, samples.length)

  const endings = local ? [site.ended, local.ended] : [site.ended]
  const reason = await Promise.race(endings)
  return `${reason}. Stopping everything.`
}

function printSummary(settings: Settings, sampleCount: number) {
  const { hosted, dataDir, ownerMail, port, host } = settings
  const quotes = hosted
    ? `in the Supabase project ${hosted.url}`
    : `stored in ${dataDir}; list them with npm run quotes`
  const samples =
    sampleCount > 0 ? `${sampleCount}; npm run doctor lists them` : 'none'
  console.log(`
  Site          ${addressOf(port, host)}
  Quotes        ${quotes}
  Owner's email ${ownerMail}
  Samples       ${samples}

  Press Ctrl-C to stop everything.
`)
}

await main()
