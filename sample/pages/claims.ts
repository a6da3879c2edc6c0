import type { ClaimsFile } from '../../app/content/claims.schema.ts'

/**
 * What the firm promises. Texts name a claim in braces, such as
 * `{satisfactionGuarantee}`, and its other forms as `{rating.short}`. Empty a
 * claim that you cannot prove: every sentence and list item that names it goes
 * with it. docs/operating.md lists the basis of each.
 */
export const claims: ClaimsFile = {
  yearsInBusiness: 'over {years} years in business',
  since: 'since {sinceYear}',
  licensedBondedInsured: 'licensed, bonded and insured',
  freeEstimates: 'free estimates',
  sameDayResponse: {
    text: 'same-day response',
    short: 'Same Day',
    sentence: 'We answer the same day, {shortHours}.',
  },
  reply: 'reply {replyTime}',
  /** Beside the opening hours. */
  replyTimes:
    'Send the form at any hour. We reply {replyTime}: the same day if you ask before {sameDayUntil}, otherwise the next.',
  satisfactionGuarantee: '100% satisfaction guarantee',
  rating: { text: '5.0 star rating', short: '5.0 Stars' },
  concreteLife: 'up to 50% longer concrete life',
  epoxyInstall: 'installed in 1–2 days',
  propertyValue: 'up to 10% higher property value',
}
