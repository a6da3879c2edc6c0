import { existsSync } from 'node:fs'

import './lib/env-file.ts'
import { join, resolve } from 'node:path'

import { sentenceOf } from '#functions/_shared/error-sentence.ts'

import { findRunning } from '../supabase/embedded/data-folder/find-running.ts'
import { bad, type Finding, look } from './doctor/finding.ts'
import { lookAtDatabase } from './doctor/look-at-database.ts'
import { lookAtFolder } from './doctor/look-at-folder.ts'
import { lookAtMail } from './doctor/look-at-mail.ts'
import { lookAtFunctions, lookAtSite } from './doctor/look-at-services.ts'
import { lookAtSettings } from './doctor/look-at-settings.ts'
import { fail, readOptions } from './lib/command-line.ts'
import { readSettings, type StartSettings } from './lib/settings.ts'
import { openBackend } from './quotes/open-backend.ts'

const marks = { good: 'ok  ', look: 'LOOK', bad: 'BAD ' }

const usage = 'Usage: npm run doctor [-- --mail]    --mail sends you a test message'
const { mail: send = false } = readOptions(usage, { options: { mail: { type: 'boolean' } } }).values
const read = readSettings(process.env)
const findings = read.ok ? await examine(read.settings) : read.problems.map((says) => bad('settings', says))
for (const { state, about, says } of findings) console.log(`${marks[state]}  ${about.padEnd(15)} ${says}`)
const count = findings.filter(({ state }) => state === 'bad').length
if (count > 0) fail(`${count} to mend.`)
console.log('Nothing is broken.')

async function examine({ site, hosted, port, host, dataDir }: StartSettings): Promise<Finding[]> {
  const { env } = process
  const folder = resolve(dataDir)
  const inside = hosted
    ? []
    : existsSync(folder)
      ? await lookAtFolder(folder)
      : [look('data folder', `${folder} is made by npm start`)]
  const running = hosted ?? (await findRunning(folder).catch(() => null))
  return [
    ...lookAtSettings(site, hosted !== undefined, env),
    ...inside,
    // A hosted project sends by the secrets of its functions, which are not here.
    ...(hosted ? [] : await lookAtMail(site, env, join(folder, 'outbox'), send)),
    ...(await database()),
    running
      ? await lookAtFunctions(running.url, running.publishableKey)
      : look('functions', 'run with the site only'),
    await lookAtSite(port, host),
  ]
}

async function database(): Promise<Finding[]> {
  const backend = await openBackend(process.env)
  if (!backend.ok) return [bad('database', backend.message)]
  if (!backend.client) return [look('database', 'there is none yet: npm start makes it')]
  try {
    const { GOOGLE_PLACES_API_KEY, GOOGLE_PLACE_ID } = process.env
    return await lookAtDatabase(backend.client, Boolean(GOOGLE_PLACES_API_KEY && GOOGLE_PLACE_ID))
  } catch (error) {
    return [bad('database', sentenceOf(error))]
  } finally {
    await backend.close()
  }
}
