import type { ClaimsFile } from '../../../app/content/claims.schema.ts'

export const claims: ClaimsFile = {
  yearsInBusiness: '{years} years in business',
  since: 'since {sinceYear}',
}
