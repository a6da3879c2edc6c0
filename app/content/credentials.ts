import type { Credentials } from './business.ts'

/** How each of the credentials is introduced, in the order they are shown. */
const labels = [
  ['owner', 'Owner'],
  ['crew', 'Who comes'],
  ['license', 'License'],
  ['insurer', 'Insured with'],
  ['guarantee', 'If you’re not satisfied'],
] as const

/** Names those of the credentials that are given. */
export function givenCredentials(credentials: Credentials): { label: string; text: string }[] {
  return labels.flatMap(([name, label]) => {
    const text = credentials[name]
    return text ? [{ label, text }] : []
  })
}
