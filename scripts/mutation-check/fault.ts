import type { LaneName } from '../test/lanes.ts'

/** One deliberate fault in product code, and the part of `npm test` that must notice it. */
export interface Fault {
  /** What a visitor or the owner would suffer, as a sentence. */
  harm: string
  file: string
  /** Stands once in the file. */
  from: string
  to: string
  /** The test that guards the sentence, as it is called behind `npm test --`: its lane and part of its file's name. */
  caughtBy: `${LaneName} ${string}`
}
