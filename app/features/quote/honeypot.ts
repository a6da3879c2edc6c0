import type { Suspicion } from '#functions/_shared/quote-contract.ts'

/** What the form shows of whoever filled it in. */
export interface HoneypotValues {
  /** What came in the field nobody sees. */
  trap: string
  /** Milliseconds between the form's appearance and its submission; undefined when that cannot be told. */
  filledInMs: number | undefined
}

/** Names of the two hidden fields. Neither is a word that browsers or password managers fill in. */
export const honeypotFields = { trap: 'subject_line', shownAt: 'shown_at' } as const

// Three fields take most people longer than this, unless autofill does it for them: it is a flag, never a refusal.
const fastestPersonMs = 1_500

/** Why these traces look like a program's, or undefined for a person's. Doubt is decided for the person. */
export function suspicionOf({ trap, filledInMs }: HoneypotValues): Suspicion | undefined {
  if (trap.trim() !== '') return 'honeypot'
  // A time before the form was shown says that clocks differ, nothing about the visitor.
  return filledInMs !== undefined && filledInMs >= 0 && filledInMs < fastestPersonMs ? 'too-fast' : undefined
}

/** The traces in a plain form post. `now`: when it arrived, in milliseconds since 1970. */
export function postedHoneypot(form: FormData, now: number): HoneypotValues {
  const trap = form.get(honeypotFields.trap)
  const shownAt = form.get(honeypotFields.shownAt)
  const shown = typeof shownAt === 'string' && /^\d{1,15}$/.test(shownAt) ? Number(shownAt) : undefined
  return {
    // A file in its place was not put there by a person either.
    trap: typeof trap === 'string' ? trap : trap === null ? '' : 'a file',
    filledInMs: shown === undefined ? undefined : now - shown,
  }
}
