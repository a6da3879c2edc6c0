import type { Environment } from '../_shared/environment.ts'

export interface ModelSettings {
  api: 'anthropic' | 'openai'
  /** Where a question is posted to. */
  endpoint: URL
  model: string
  /** Models on a machine of one's own often want none. */
  apiKey: string | undefined
  /** Most calls and most tokens, question and answer together, of one day (UTC). */
  dailyCalls: number
  dailyTokens: number
}

/** `reason` names the variable that is missing or does not fit. */
type ModelChoice = { use: true; settings: ModelSettings } | { use: false; reason: string }

const publicAddress = { anthropic: 'https://api.anthropic.com', openai: 'https://api.openai.com/v1' } as const
const path = { anthropic: 'v1/messages', openai: 'chat/completions' } as const

/** Reads which model answers, if any. A setting that does not fit leaves the answers to the matcher. */
export function readModelSettings(environment: Environment): ModelChoice {
  const { ASSISTANT_MODEL: model, ASSISTANT_API_KEY: apiKey, ASSISTANT_API_URL } = environment
  if (model === undefined) return { use: false, reason: 'ASSISTANT_MODEL is not set' }
  // Whoever names an address means a server that speaks OpenAI's protocol, as nearly all do.
  const api = environment.ASSISTANT_API ?? (ASSISTANT_API_URL === undefined ? 'anthropic' : 'openai')
  if (api !== 'anthropic' && api !== 'openai') {
    return { use: false, reason: 'ASSISTANT_API is neither anthropic nor openai' }
  }
  const base = URL.parse(ASSISTANT_API_URL ?? publicAddress[api])
  if (base === null) return { use: false, reason: 'ASSISTANT_API_URL is not a URL' }
  if (apiKey === undefined && ASSISTANT_API_URL === undefined) {
    return { use: false, reason: 'ASSISTANT_API_KEY is not set' }
  }
  const endpoint = new URL(`${base.pathname.replace(/\/$/, '')}/${path[api]}`, base)
  const dailyCalls = readCap(environment.ASSISTANT_DAILY_CALLS, 500)
  const dailyTokens = readCap(environment.ASSISTANT_DAILY_TOKENS, 1_000_000)
  if (dailyCalls === undefined) return { use: false, reason: 'ASSISTANT_DAILY_CALLS is not a number' }
  if (dailyTokens === undefined) return { use: false, reason: 'ASSISTANT_DAILY_TOKENS is not a number' }
  return { use: true, settings: { api, endpoint, model, apiKey, dailyCalls, dailyTokens } }
}

// A mistyped cap is refused: left out instead, it would be the default, which may be far above what was meant.
function readCap(given: string | undefined, otherwise: number): number | undefined {
  if (given === undefined) return otherwise
  return /^\d{1,9}$/.test(given) ? Number(given) : undefined
}
