import { business } from './business.ts'

/** Returns the source of what the edge functions know about the firm. */
export function functionFactsSource(): string {
  const { name, phone, email } = business
  const facts = { name, phone, email }
  return `// Made by scripts/generate.ts from the firm's business.ts.
export const firm = ${JSON.stringify(facts, null, 2)} as const
`
}
