import { connect } from '../../scripts/lib/backend.ts'
import { listQuotes, type Quote } from '../../scripts/lib/quotes.ts'
import { loadKeys } from '../../supabase/embedded/data-folder/keys.ts'
import type { Stack } from '../../tests/support/stack.ts'

/** What `npm run quotes` lists of a visitor, without starting the command for every look. */
export async function quotesOf(
  { dataDir, supabaseUrl }: Stack,
  visitor: { email: string },
): Promise<Quote[]> {
  const { secretKey } = await loadKeys(dataDir)
  const quotes = await listQuotes(connect(supabaseUrl, secretKey))
  return quotes.filter(({ email }) => email === visitor.email)
}
