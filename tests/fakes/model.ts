import type { Misbehavior } from './misbehaviors.ts'

/** What both providers of models have in common for a test. */
export interface ModelStandIn {
  url: string
  apiKey: string
  /** What the model says, whatever it is asked. */
  says: string
  /** What it was asked, in order. */
  asked: { system: string; user: string; maxTokens: number }[]
  /** How many requests arrived, also those that were refused. */
  calls: number
  mode: 'answer' | 'cut-off' | 'rate-limited' | 'overloaded' | 'broken' | Misbehavior
  /** What the provider counts for one call. */
  tokensPerCall: number
  stop(): Promise<void>
}
