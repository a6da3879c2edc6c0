import type { Credentials } from './business.ts'

interface ShownCredential {
  label: string
  text: string
}

/** The credentials and their labels, in display order. */
const labels = [
  { name: 'owner', label: 'Owner' },
  { name: 'crew', label: 'Your crew' },
  { name: 'license', label: 'License' },
  { name: 'insurer', label: 'Insurance' },
  { name: 'guarantee', label: 'If you’re not satisfied' },
] as const satisfies readonly { name: keyof Credentials; label: string }[]

/** Returns the credentials that are set and real, with their labels. */
export function configuredCredentials(
  credentials: Credentials,
): ShownCredential[] {
  const shown: ShownCredential[] = []
  for (const { name, label } of labels) {
    const text = credentials[name]
    if (text && !isSample(text)) shown.push({ label, text })
  }
  return shown
}

// A made-up license number must not look like a proof.
function isSample(text: string): boolean {
  return /\bsample\b/i.test(text)
}
