import { claims } from './claims.ts'

/** The headline in three parts, because only the middle one is underlined. */
export const hero = {
  headline: { before: "Sacramento's ", highlight: 'Top Rated', after: ' Pressure Washing' },
  subline:
    'Driveways, patios, siding, roofs and gutters, cleaned with the right pressure for each, and no more.',
  assurances: [
    claims.licensedBondedInsured,
    claims.freeEstimates,
    claims.sameDayResponse,
    claims.satisfactionGuarantee,
  ],
}
