import type { Suspicion } from '#functions/_shared/quote-validation.ts'

export interface HoneypotValues {
  trap: string
  /** Milliseconds between the form's appearance and its submission; a plain post has none. */
  filledInMs?: number | undefined
}

/** Name of the hidden field. Browsers and password managers do not fill it in. */
export const honeypotField = 'subject_line'

// Three fields take most people longer than this, unless autofill helps: it is a flag, never a refusal.
const fastestPersonMs = 1_500

/** Why a submission looks like a program's, or undefined for a person's. In doubt it is a person's. */
export function suspicionOf({ trap, filledInMs = Infinity }: HoneypotValues): Suspicion | undefined {
  if (trap.trim() !== '') return 'honeypot'
  return filledInMs < fastestPersonMs ? 'too-fast' : undefined
}
