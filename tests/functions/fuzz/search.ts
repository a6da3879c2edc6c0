/** How far a search goes: so many times ten requests, from a seed that is new each time where none is given. */
export interface Search {
  numRuns: number
  seed?: number
}

/** The same ones every time, some of every kind. */
export const few: Search = { numRuns: 12, seed: 20_261_121 }

/** What nobody has thought of. */
export const many: Search = { numRuns: 100 }
