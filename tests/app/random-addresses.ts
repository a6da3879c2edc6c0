import * as fc from 'fast-check'

import { serviceAreas } from '../../app/content/cities/city.ts'
import { site } from './site.ts'
import { visit } from './visit.ts'

const [{ name, slug }] = serviceAreas

function oneOf(words: string) {
  return fc.constantFrom(...words.trim().split(/\s+/))
}

const pathPieces = oneOf(`
  / / // \\ %2f %2F%2F %5C .. %2e%2e/ . %00 %0d%0a %09 %20 % %25 %E0%A4 @ : ; $ { } < %3C | ^ ' " * ~ & = + ,
  evil.example http: https:// javascript: services SERVICES city ${name} atlantis blog roof -pressure-washing 404
  contact assets pictures _serverFn sitemap.xml caf%C3%A9 %E2%84%AA __proto__ constructor ${'a'.repeat(500)}
`)
const queryPieces = oneOf(`
  tab= roof moat quote= sent & & = % %00 %0d%0aX:y + {"a":1} [1,2] 1e999 12345678901234567890 true null toString
  //evil.example https://evil.example redirect= to= href= payload= __proto__=1 __proto__[a]=1 constructor=1
  " %22x%22 <script> ? /
`)
const paths = fc.array(pathPieces, { maxLength: 5 }).map((pieces) => `/${pieces.join('')}`)
const queries = fc.array(queryPieces, { maxLength: 6 }).map((pieces) => `?${pieces.join('')}`)
const pages = oneOf(
  `/ /services /Services/ /contact /city/${slug} /${slug.toUpperCase()}-pressure-washing /roof-pressure-washing`,
)

/** What is wrong with the way from this address, in words; empty when nothing is. */
export async function faultsOf(address: string): Promise<string> {
  const { status, hops, leftTo } = await visit(site.url, address)
  return [
    leftTo === undefined ? '' : `leaves the site to ${leftTo}`,
    status >= 200 && status < 500 ? '' : `ends with ${status}`,
    hops.length <= 1 ? '' : `takes ${hops.length} steps: ${JSON.stringify(hops)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const kinds = {
  path: paths,
  pathWithQuery: fc.tuple(paths, queries).map((parts) => parts.join('')),
  pageWithQuery: fc.tuple(pages, queries).map((parts) => parts.join('')),
}

/** The simplest address of this kind with which something is wrong, if any of so many has one. */
export async function worstOf(kind: keyof typeof kinds, numRuns: number): Promise<string> {
  const sound = fc.asyncProperty(kinds[kind], async (address) => (await faultsOf(address)) === '')
  const { counterexample } = await fc.check(sound, { seed: 20_261_121, numRuns })
  return counterexample ? `${counterexample[0]} ${await faultsOf(counterexample[0])}` : 'none'
}
