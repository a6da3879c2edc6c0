import * as fc from 'fast-check'
import { afterAll, beforeAll, expect, test } from 'vitest'

import type { Stack } from '../stack/stack.ts'
import { startTestSite } from './site.ts'
import { visit } from './visit.ts'

let site: Stack

beforeAll(async () => {
  site = await startTestSite()
})
afterAll(() => site.stop())

function oneOf(words: string) {
  return fc.constantFrom(...words.trim().split(/\s+/))
}

const pathPieces = oneOf(`
  / / // \\ %2f %2F%2F %5C .. %2e%2e/ . %00 %0d%0a %09 %20 % %25 %E0%A4 @ : ; $ { } < %3C | ^ ' " * ~ & = + ,
  evil.example http: https:// javascript: services SERVICES city Folsom atlantis blog roof -pressure-washing 404
  contact assets pictures _serverFn sitemap.xml caf%C3%A9 %E2%84%AA __proto__ constructor ${'a'.repeat(500)}
`)
const queryPieces = oneOf(`
  tab= roof moat quote= sent & & = % %00 %0d%0aX:y + {"a":1} [1,2] 1e999 12345678901234567890 true null toString
  //evil.example https://evil.example redirect= to= href= payload= __proto__=1 __proto__[a]=1 constructor=1
  " %22x%22 <script> ? /
`)
const paths = fc.array(pathPieces, { maxLength: 5 }).map((pieces) => `/${pieces.join('')}`)
const queries = fc.array(queryPieces, { maxLength: 6 }).map((pieces) => `?${pieces.join('')}`)
const pages = oneOf('/ /services /Services/ /contact /city/folsom /BLOG /roof-pressure-washing')

/** What is wrong with the way from this address, in words; empty when nothing is. */
async function faultsOf(address: string): Promise<string> {
  const { status, hops, leftTo } = await visit(site.url, address)
  return [
    leftTo === undefined ? '' : `leaves the site to ${leftTo}`,
    status >= 200 && status < 500 ? '' : `ends with ${status}`,
    hops.length <= 1 ? '' : `takes ${hops.length} steps: ${JSON.stringify(hops)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

/** The simplest address of this kind with which something is wrong, if any of 300 has one. */
async function worstOf(addresses: fc.Arbitrary<string>): Promise<string> {
  const sound = fc.asyncProperty(addresses, async (address) => (await faultsOf(address)) === '')
  const { counterexample } = await fc.check(sound, { seed: 20_261_121, numRuns: 300 })
  return counterexample ? `${counterexample[0]} ${await faultsOf(counterexample[0])}` : 'none'
}

test('no path breaks the server, leads off the site or takes more than one step', async () => {
  expect(await worstOf(paths)).toBe('none')
})

test('no path with a query does either', async () => {
  expect(await worstOf(fc.tuple(paths, queries).map((parts) => parts.join('')))).toBe('none')
})

test('no query of a real page does either', async () => {
  expect(await worstOf(fc.tuple(pages, queries).map((parts) => parts.join('')))).toBe('none')
})

test.each(['//evil.example/', '/\\evil.example/', '//evil.example/%2e%2e', '/%2F/evil.example/', '///Blog'])(
  '%s stays on this site',
  async (path) => {
    expect(await faultsOf(path)).toBe('')
  },
)
