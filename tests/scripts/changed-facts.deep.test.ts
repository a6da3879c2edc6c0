import { execFileSync } from 'node:child_process'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { afterAll, beforeAll, expect, test } from 'vitest'

import { citySlugs } from '../../app/content/cities/city.ts'
import { clockTime } from '../../app/content/opening-hours.ts'
import { serviceIds } from '../../app/content/services/service.ts'
import { sampleSite } from '../../app/content/site.ts'
import { buildProject } from '../../scripts/bench/growth/build-project.ts'
import { copyProject } from '../../scripts/bench/growth/copy-project.ts'
import { growCities } from '../../scripts/bench/growth/grow-cities.ts'
import { growServices } from '../../scripts/bench/growth/grow-services.ts'
import { freePort } from '../../scripts/start/port.ts'
import { formatPhone } from '../../supabase/functions/_shared/format-phone.ts'
import { graphsOf } from '../app/page-parts.ts'
import { ask } from '../app/visit.ts'
import { postQuote } from '../stack/post-quote.ts'
import { readMails } from '../stack/stack.ts'
import { killTree, type RunningStart, runStart, untilPrinted } from './running-start.ts'

const { address, hours } = sampleSite

/** Each fact in the one file that says it: what stands there, and what will. */
const changes: Record<string, [from: string, to: string][]> = {
  'app/content/site.ts': [
    [sampleSite.url, 'https://delta-wash.example'],
    [sampleSite.name, 'Delta Wash Company'],
    [sampleSite.phone, '+12095550199'],
    [sampleSite.email, 'office@delta-wash.example'],
    [address.street, '77 Canal Street'],
    [address.postalCode, '95202'],
    [String(address.coordinates.latitude), '37.9577'],
    [String(address.coordinates.longitude), '-121.2908'],
    ...Object.values(sampleSite.social).map((profile, index): [string, string] => [
      profile,
      `https://profiles.example/delta-wash-${index}`,
    ]),
  ],
  'app/content/opening-hours.ts': [
    [`opens: '${hours.opens}'`, "opens: '08:30'"],
    [`closes: '${hours.closes}'`, "closes: '17:30'"],
  ],
  'app/content/claims.ts': [
    ['yearsInBusiness: 6', 'yearsInBusiness: 9'],
    ['sinceYear: 2018', 'sinceYear: 2016'],
    ["epoxyInstallDays: '1-2'", "epoxyInstallDays: '2-4'"],
    ['target: 700', 'target: 950'],
  ],
  'supabase/functions/_shared/reply-promise.ts': [['replyHours = 24', 'replyHours = 36']],
}

const oldHours = [hours.opens, hours.closes]
const oldFacts: Record<string, (string | RegExp)[]> = {
  'the address of the site': [new URL(sampleSite.url).host],
  'the name': [sampleSite.name, sampleSite.name.split(' ')[0] ?? ''],
  'the phone': [sampleSite.phone, formatPhone(sampleSite.phone)],
  'the e-mail': [sampleSite.email],
  'the street': [address.street, address.postalCode],
  'the coordinates': Object.values(address.coordinates).map(String),
  'the profiles': Object.values(sampleSite.social),
  'the hours': [
    ...oldHours,
    ...oldHours.map((time) => clockTime(time)),
    ...oldHours.map((time) => clockTime(time, ['a. m.', 'p. m.'])),
    /\b7 ?AM\b|\b7 ?PM\b/,
  ],
  'the reply time': [/\b24 (hours|horas)\b/],
  'the years': [/\b6 (years|años)\b/, /\b6\+/, '2018'],
  'the days of an epoxy floor': [/\b1-2 (days|días)\b/],
  'the customers': ['700+'],
  'the number of places': [/\bsixteen\b|\bdieciséis\b|\b16 (places|cities|ciudades)\b/i],
  'the number of services': [/\beight (surfaces|ways|services)\b|\bocho servicios\b/i],
}

let folder = ''
let dataDir = ''
let start: RunningStart
let site = ''

/** The project with other facts, built and started as an owner would. */
beforeAll(async () => {
  folder = await copyProject('facts')
  // By its numbers pictures are made; the cards are drawn of them.
  await cp('studio/print-grade.json', join(folder, 'studio/print-grade.json'))
  for (const [file, pairs] of Object.entries(changes)) await replaceIn(join(folder, file), pairs)
  await growCities(folder, citySlugs.length + 1)
  // Before the invented service comes, of which the assistant knows nothing.
  execFileSync(process.execPath, ['scripts/knowledge.ts'], { cwd: folder })
  await growServices(folder, serviceIds.length + 1)
  buildProject(folder)
  dataDir = await mkdtemp(join(tmpdir(), 'facts-data-'))
  const port = await freePort()
  start = runStart({ DATA_DIR: dataDir, PORT: String(port), QUOTE_AUTO_REPLY: 'on' }, { cwd: folder })
  await untilPrinted(start, 'Ctrl-C stops everything')
  site = `http://localhost:${port}`
})

afterAll(async () => {
  killTree(start)
  await start.exited
  await rm(dataDir, { recursive: true, force: true })
  await rm(folder, { recursive: true, force: true })
})

async function replaceIn(file: string, pairs: [string, string][]) {
  let text = await readFile(file, 'utf8')
  for (const [from, to] of pairs) {
    if (!text.includes(from)) throw new Error(`${file} no longer says ${from}.`)
    text = text.replaceAll(from, to)
  }
  await writeFile(file, text)
}

const sentMails = () => readMails(join(dataDir, 'outbox'))

/** The first place where `text` says the fact, with what stands around it. A number within a longer one is another. */
function placeOf(old: string | RegExp, text: string): string[] {
  const spelling = typeof old === 'string' && /^\d+$/.test(old) ? new RegExp(`\\b${old}\\b`) : old
  const at = typeof spelling === 'string' ? text.indexOf(spelling) : text.search(spelling)
  return at < 0 ? [] : [text.slice(Math.max(0, at - 40), at + 60)]
}

function expectNoOldFact(text: string, where: string) {
  for (const [fact, spellings] of Object.entries(oldFacts)) {
    const found = spellings.flatMap((old) => placeOf(old, text))
    expect.soft(found, `${fact} on ${where}`).toEqual([])
  }
}

test('every page and every file for machines says the changed facts, and none of the old ones', async () => {
  const sitemap = (await ask(site, '/sitemap.xml')).body
  const listed = Array.from(sitemap.matchAll(/<loc>([^<]*)<\/loc>/g), ([, url = '']) => new URL(url).pathname)
  expect(listed).toHaveLength(6 + 2 * (citySlugs.length + 1))
  const pages = [
    ...listed.filter((path) => !path.endsWith('-pressure-washing')),
    ...serviceIds.map((id) => `/services?tab=${id}`),
    '/nowhere',
  ]
  for (const path of pages) {
    const { body } = await ask(site, path)
    expectNoOldFact(body, path)
    expect.soft(body, path).toContain('(209) 555-0199')
  }
  expectNoOldFact(sitemap, '/sitemap.xml')
  for (const path of ['/robots.txt', '/site.webmanifest', '/.well-known/security.txt'])
    expectNoOldFact((await ask(site, path)).body, path)
  const home = (await ask(site, '/')).body
  for (const said of ['36 hours', '8:30 AM to 5:30 PM every day', 'Seventeen cities', 'Nine surfaces'])
    expect.soft(home).toContain(said)
})

test('so does the structured data', async () => {
  const [graph = []] = graphsOf((await ask(site, '/')).body)
  expect(graph.find((node) => node['@type'] === 'HomeAndConstructionBusiness')).toMatchObject({
    name: 'Delta Wash Company',
    telephone: '+12095550199',
    email: 'office@delta-wash.example',
    url: 'https://delta-wash.example/',
    address: { streetAddress: '77 Canal Street', postalCode: '95202' },
    geo: { latitude: '37.95770', longitude: '-121.29080' },
    openingHoursSpecification: { opens: '08:30', closes: '17:30' },
  })
  expectNoOldFact(JSON.stringify(graph), 'the structured data')
})

test('so do the mail to the owner and the mail to the visitor', async () => {
  const quote = { firstName: 'Ana', email: 'ana@mail.example', phone: '209 555 0100' }
  const answer = await postQuote(`${site}/contact`, quote)
  expect(answer.status).toBe(303)
  await expect.poll(async () => (await sentMails()).length).toBe(2)
  const mails = await sentMails()
  const recipients = mails.flatMap(({ to }) => to?.map(({ address: mailbox }) => mailbox))
  expect(new Set(recipients)).toEqual(new Set(['ana@mail.example', 'office@delta-wash.example']))
  for (const mail of mails) expectNoOldFact(JSON.stringify(mail), 'a mail')
  expect(JSON.stringify(mails)).toContain('within 36 hours')
  expect(JSON.stringify(mails)).toContain('Delta Wash Company')
})

test.each([
  ['What are your opening hours?', '8:30 AM to 5:30 PM'],
  ['¿Cuál es su horario?', '8:30 a. m. a 5:30 p. m.'],
  ['What is your phone number?', '(209) 555-0199'],
  ['What is your email address?', 'office@delta-wash.example'],
  ['How fast will I hear back?', '36 hours'],
  ['How long have you been in business?', '9 years'],
  ['How long does epoxy take?', '2-4 days'],
])('so does the assistant, asked: %s', async (message, said) => {
  const { url, publishableKey } = JSON.parse(await readFile(join(dataDir, 'supabase.json'), 'utf8'))
  const answer = await fetch(`${url}/functions/v1/ai-assistant`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${publishableKey}` },
    body: JSON.stringify({ message }),
  })
  const text = await answer.text()
  expect(text).toContain(said)
  expectNoOldFact(text, 'the assistant')
})

test('nothing the assistant knows says an old fact', async () => {
  const knowledge = await readFile(join(folder, 'supabase/generated/knowledge.sql'), 'utf8')
  expect(knowledge).toContain('36 hours')
  expectNoOldFact(knowledge, 'the knowledge')
})

test('so do the social cards, once they are drawn anew', () => {
  const drawAll = `
    const { sampleSite } = await import('./app/content/site.ts')
    const { socialCards } = await import('./scripts/photography/social-card-list.ts')
    const { drawCard } = await import('./scripts/photography/social-card-drawing.ts')
    for (const card of socialCards.values())
      console.log((await drawCard(card, sampleSite)).replaceAll(/data:[^")]*/g, ''))`
  const cards = execFileSync(process.execPath, ['--input-type=module', '--eval', drawAll], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 64 * 2 ** 20,
    stdio: ['ignore', 'pipe', 'ignore'],
  })
  for (const said of ['(209) 555-0199', '<strong>Delta</strong>']) expect(cards).toContain(said)
  expectNoOldFact(cards, 'a social card')
})
