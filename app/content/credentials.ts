import type { Credentials } from './business.ts'

/** How each of the credentials is introduced, in the order they are shown. */
const credentialLabels = {
  owner: 'Owner',
  crew: 'Who comes',
  license: 'License',
  insurer: 'Insured with',
  guarantee: 'If you’re not satisfied',
} as const satisfies Record<keyof Credentials, string>

/** Names those of the credentials that are given. */
export function givenCredentials(credentials: Credentials): { label: string; text: string }[] {
  return Object.entries(credentialLabels).flatMap(([name, label]) => {
    const text = Object.entries(credentials).find(([given]) => given === name)?.[1]
    return typeof text === 'string' ? [{ label, text }] : []
  })
}
