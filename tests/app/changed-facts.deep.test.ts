import { spawnSync } from 'node:child_process'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { citySlugs } from '../../app/content/cities/city.ts'
import { serviceIds } from '../../app/content/services/service.ts'
import { pagePaths } from '../../app/seo/site-pages.ts'
import { buildProject } from '../../scripts/bench/growth/build-project.ts'
import { copyProject } from '../../scripts/bench/growth/copy-project.ts'
import { growCities } from '../../scripts/bench/growth/grow-cities.ts'
import { growServices } from '../../scripts/bench/growth/grow-services.ts'
import { type BenchSite, startBenchSite } from '../../scripts/bench/product.ts'
import { ask } from './visit.ts'

/** Each fact in the one file that says it. */
const changes = [
  { file: 'supabase/functions/_shared/reply-hours.ts', from: 'replyHours = 24', to: 'replyHours = 36' },
  { file: 'app/content/opening-hours.ts', from: "opens: '07:00'", to: "opens: '08:30'" },
  { file: 'app/content/opening-hours.ts', from: "closes: '19:00'", to: "closes: '17:30'" },
]

const oldFacts = {
  'the reply time': /\b24 (hours|horas)\b/,
  'the opening hours': /\b7(:00)? ?AM\b|\b7(:00)? ?PM\b|\b7:00 [ap]\. m\.|\b(07|19):00\b/,
  'the number of places': /\b(sixteen|dieciséis)\b/i,
  'the number of services': /\beight (surfaces|ways|services)\b/i,
}

const noBackend = { url: 'http://127.0.0.1:9', publishableKey: 'none' }

let folder = ''
let knowledge = ''
let site: BenchSite | undefined

beforeAll(async () => {
  folder = await copyProject('facts')
  for (const { file, from, to } of changes) {
    const text = await readFile(join(folder, file), 'utf8')
    if (!text.includes(from)) throw new Error(`${file} no longer says ${from}.`)
    await writeFile(join(folder, file), text.replace(from, to))
  }
  await growCities(folder, citySlugs.length + 1)
  // Before the invented service comes, of which the assistant knows nothing.
  knowledge = saidBy("async () => (await import('./app/content/knowledge/knowledge.ts')).knowledge")
  await growServices(folder, serviceIds.length + 1)
  buildProject(folder)
  site = await startBenchSite(noBackend, { VISITOR_SECRET: 'no visitor is told from another here' }, folder)
})

afterAll(async () => {
  await site?.stop()
  await rm(folder, { recursive: true, force: true })
})

function expectNoOldFact(text: string, where: string) {
  for (const [fact, old] of Object.entries(oldFacts)) {
    expect.soft(text.match(old)?.[0], `${fact} on ${where}`).toBeUndefined()
  }
}

/** What a module of the changed project says, as JSON. */
function saidBy(expression: string): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '--eval', `console.log(JSON.stringify(await (${expression})()))`],
    { cwd: folder, encoding: 'utf8' },
  )
  expect(stderr).toBe('')
  return stdout
}

test('every page says the changed facts, and none of the old ones', async () => {
  const pages = await Promise.all(
    pagePaths.map(async (path) => ({ path, body: (await ask(site?.url ?? '', path)).body })),
  )
  for (const { path, body } of pages) expectNoOldFact(body, path)
  const home = pages.find(({ path }) => path === '/')?.body
  for (const said of [
    '36 hours',
    '8:30 AM to 5:30 PM every day',
    'Seventeen cities',
    'Nine surfaces, nine ways',
  ])
    expect.soft(home).toContain(said)
})

test('so does the mail to the visitor', () => {
  const mail = saidBy(`async () => {
    const { composeAutoReply } = await import('./supabase/functions/_shared/quote-delivery/compose-auto-reply.ts')
    return composeAutoReply(
      { id: '1', attempt: 1, channel: 'auto-reply', email: 'v@example.com', receivedAt: new Date() },
      { mail: { from: 'a@example.com', to: 'b@example.com' }, business: { name: 'Acme', phone: '' } },
    )
  }`)
  expect(mail).toContain('within 36 hours')
  expectNoOldFact(mail, 'the mail')
})

test('so do the social cards and all the assistant knows', () => {
  const cards = saidBy("async () => (await import('./scripts/photography/social-card-list.ts')).socialCards")
  expect(cards).toContain('Seventeen cities')
  expectNoOldFact(cards, 'a social card')
  expect(knowledge).toContain('36 hours')
  expectNoOldFact(knowledge, 'what the assistant knows')
})
