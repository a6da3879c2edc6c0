import type { Suspicion } from '#domain/quote-submission.ts'

export interface HoneypotValues {
  trap: string
  /**
   * Milliseconds between opening the page and sending the form. Not set by a
   * plain form post.
   */
  filledInMs?: number | undefined
}

/**
 * Name of the hidden field, chosen so that browsers and password managers do
 * not autofill it.
 */
export const honeypotField = 'subject_line'

// Most people need longer than this for three fields. Autofill can be faster,
// so a fast request is only flagged.
const minHumanMs = 1_500

/**
 * Returns why a submission looks automated. When in doubt, the submission
 * counts as a person's.
 */
export function detectSuspicion({
  trap,
  filledInMs = Infinity,
}: HoneypotValues): Suspicion | undefined {
  if (trap.trim() !== '') return 'honeypot'
  return filledInMs < minHumanMs ? 'too-fast' : undefined
}
