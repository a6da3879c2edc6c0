import { claims as file } from '#firm/pages/claims.ts'

import type { Claim, ClaimsFile } from './claims.schema.ts'
import { type Facts, fillBraces } from './fill-braces.ts'

/** What the texts may name even where the firm does not promise it. */
export const claimNames = [
  'yearsInBusiness',
  'since',
  'licensedBondedInsured',
  'freeEstimates',
  'sameDayResponse',
  'reply',
  'replyTimes',
  'satisfactionGuarantee',
  'rating',
] as const

/**
 * Returns the facts `{name}`, `{name.short}` and `{name.sentence}` of every
 * claim. All are empty if the firm does not promise it.
 */
export function factsOfClaims(facts: Facts): [name: string, fact: string][] {
  const claims: ClaimsFile = fillBraces(file, facts)
  const names = new Set([...claimNames, ...Object.keys(file)])
  return [...names].flatMap((name) => formsOf(name, claims[name] ?? ''))
}

function formsOf(name: string, claim: Claim): [string, string][] {
  const forms = typeof claim === 'string' ? { text: claim } : claim
  const { text, short = '', sentence = '' } = forms
  const isMade = text !== ''
  return [
    [name, text],
    [`${name}.short`, isMade ? short : ''],
    [`${name}.sentence`, isMade ? sentence : ''],
  ]
}
