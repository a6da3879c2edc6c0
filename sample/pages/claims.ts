/**
 * What the firm promises. Texts name a claim in braces, such as
 * `{satisfactionGuarantee}`. An empty claim removes the sentence or list item
 * that names it. docs/operating.md lists the basis of each.
 */
export const claims = {
  yearsInBusiness: 'over {years} years in business',
  since: 'since {sinceYear}',
  licensedBondedInsured: 'licensed, bonded and insured',
  freeEstimates: 'free estimates',
  sameDayResponse: 'same-day response',
  satisfactionGuarantee: '100% satisfaction guarantee',
  rating: '5.0 star rating',
  concreteLife: 'up to 50% longer concrete life',
  propertyValue: 'up to 10% higher property value',
}
