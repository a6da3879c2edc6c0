/** What came of asking a model. `code` is safe to log. `tokens`: what the provider says it has counted, if it did. */
export type ModelAnswer =
  | { ok: true; text: string; tokens?: number }
  | { ok: false; code: string; tokens?: number; retryAfter?: number }

/** Most tokens of an answer. Ninety words need half of it. */
export const mostAnswerTokens = 300

/** Site and visitor wait ten seconds at most, and the matcher's answer has to fit in as well. */
export const modelTimeoutMs = 6_000

export const mostAnswerBytes = 64 * 1024
