import { facts } from './facts.ts'
import { fillBraces } from './fill-braces.ts'

/** Fills the firm's facts in for their names in braces. */
export function fillFacts<Value>(value: Value): Value {
  return fillBraces(value, facts)
}
