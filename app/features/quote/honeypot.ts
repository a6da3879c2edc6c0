import type { Suspicion } from '#functions/_shared/quote-validation.ts'

export interface HoneypotValues {
  trap: string
  /** Milliseconds between the form's appearance and its submission; undefined when it is not known. */
  filledInMs: number | undefined
}

/** Names of the two hidden fields. Browsers and password managers fill in neither. */
export const honeypotFields = { trap: 'subject_line', shownAt: 'shown_at' } as const

// Three fields take most people longer than this, unless autofill helps: it is a flag, never a refusal.
const fastestPersonMs = 1_500

/** Why a submission looks like a program's, or undefined for a person's. In doubt it is a person's. */
export function suspicionOf({ trap, filledInMs }: HoneypotValues): Suspicion | undefined {
  if (trap.trim() !== '') return 'honeypot'
  // A negative time only shows that clocks differ.
  return filledInMs !== undefined && filledInMs >= 0 && filledInMs < fastestPersonMs ? 'too-fast' : undefined
}

/** The values in a plain form post. `now`: when it arrived, in milliseconds since 1970. */
export function postedHoneypot(form: FormData, now: number): HoneypotValues {
  const trap = form.get(honeypotFields.trap)
  const shownAt = form.get(honeypotFields.shownAt)
  const shown = typeof shownAt === 'string' && /^\d{1,15}$/.test(shownAt) ? Number(shownAt) : undefined
  return {
    // A file in its place does not come from a person either.
    trap: typeof trap === 'string' ? trap : trap === null ? '' : 'a file',
    filledInMs: shown === undefined ? undefined : now - shown,
  }
}
