import type { Credentials } from './site-settings.ts'

/** Labels of the credentials, in display order. */
const labels = [
  ['owner', 'Owner'],
  ['crew', 'Your crew'],
  ['license', 'License'],
  ['insurer', 'Insured with'],
  ['guarantee', 'If you’re not satisfied'],
] as const

/** Returns the credentials that are set, with their labels. */
export function configuredCredentials(
  credentials: Credentials,
): { label: string; text: string }[] {
  return labels.flatMap(([name, label]) => {
    const text = credentials[name]
    return text ? [{ label, text }] : []
  })
}
