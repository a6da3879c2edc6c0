import { business } from './business.ts'
import { specialties } from './specialties/specialties.ts'

/** Returns the source of what the edge functions know about the firm. */
export function functionFactsSource(): string {
  const { name, phone, email } = business
  const specialtyWords = specialties.flatMap(({ words }) => words)
  const facts = { name, phone, email, specialtyWords }
  return `// Made by scripts/generate.ts from the firm's folder.
export const firm = ${JSON.stringify(facts, null, 2)} as const
`
}
