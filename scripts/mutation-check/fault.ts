import type { LaneName } from '../test/lanes.ts'

/** One deliberate fault in product code, and the part of `npm test` that must notice it. */
export interface Fault {
  /** What a visitor or the owner would suffer, as a sentence. */
  harm: string
  file: string
  /** Stands once in the file. */
  from: string
  to: string
  lane: LaneName
  /** Parts of names of the test files that guard the sentence, so that a check takes seconds. */
  tests: string[]
}
