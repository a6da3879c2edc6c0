import './lib/env-file.ts'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'

import { sentenceOf } from '#functions/_shared/error-sentence.ts'

import { explainFolderTrouble } from '../supabase/local/data-folder/folder-trouble.ts'
import { type RunningChild, stopSignal } from './lib/child-process.ts'
import { fail } from './lib/command-line.ts'
import { startEmbeddedProcess } from './lib/embedded-supabase.ts'
import { functionEnvironment } from './lib/function-environment.ts'
import { describeOwnerMail } from './lib/owner-mail.ts'
import { findPortProblem } from './lib/port.ts'
import { sampleContent } from './lib/sample-content.ts'
import { findLimitProblem, settingsOrEnd } from './lib/settings.ts'
import { startSiteServer } from './lib/site-server.ts'

// Starts the database with its edge functions and the site, and ends both on the first signal. When one of them ends
// by itself everything does: systemd or Docker start it again (deploy/).

const { port, host, dataDir, site: identity, hosted } = settingsOrEnd()
const portProblem = await findPortProblem(port, host)
if (portProblem) fail(portProblem)
if (!existsSync('.output/server/index.mjs')) fail('The site is not built yet: npm run build')

const children: RunningChild[] = []
const problem = await Promise.race([stopSignal(), run()])
if (problem) console.error(problem)
// The site first: it still has quotes to store.
for (const child of children.toReversed()) await child.stop()
if (!problem) console.log('Stopped.')
process.exit(problem ? 1 : 0)

/** Runs everything until a part of it ends, and resolves with the reason in a sentence. */
async function run(): Promise<string> {
  try {
    const environment = { ...functionEnvironment(identity, process.env), DATA_DIR: dataDir }
    const embedded = hosted ? undefined : await startEmbeddedProcess(environment)
    if (embedded?.ok === false) return embedded.message
    if (embedded) children.push(embedded.child)
    const { url: supabaseUrl, publishableKey } = hosted ?? embedded ?? fail('There is no database.')
    const options = { port, host, supabaseUrl, publishableKey, environment: embedded?.siteSecrets ?? {} }
    const site = await startSiteServer(options)
    if (!site.ok) return site.message
    children.push(site.child)

    const limitProblem = findLimitProblem(hosted !== undefined, process.env)
    if (limitProblem) console.error(limitProblem)
    const samples = await sampleContent(identity, { url: supabaseUrl, publishableKey })
    console.log(`
  The site      ${site.url}
  Quotes        ${hosted ? `in the Supabase project ${hosted.url}` : `stored in ${resolve(dataDir)}; list them with: npm run quotes`}
  Owner's mail  ${hosted ? 'sent by the functions of that project' : describeOwnerMail(process.env, dataDir)}${samples ? `\n  Samples       ${samples}` : ''}

  Ctrl-C stops everything.
`)
    const ends = children.map(async ({ name, exited }) => `${name} ended unexpectedly (${await exited})`)
    return `${await Promise.race(ends)}. Stopping everything.`
  } catch (error) {
    return explainFolderTrouble(error, resolve(dataDir)) ?? `The start failed: ${sentenceOf(error)}.`
  }
}
