import { claims } from './claims.ts'

/** The headline in three parts, because only the middle one is underlined. */
export const hero = {
  headline: { before: "Sacramento's ", highlight: 'Top Rated', after: ' Pressure Washing' },
  subline:
    'Driveways, patios, walls, roofs and gutters, cleaned with as much pressure as each can take and no more.',
  assurances: [
    claims.licensedBondedInsured,
    claims.freeEstimates,
    claims.sameDayResponse,
    claims.satisfactionGuarantee,
  ],
}
