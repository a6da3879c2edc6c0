import type { AdminClient } from '../../supabase/functions/_shared/platform/admin-client.ts'

const minLetters = 6
const zeroId = '00000000-0000-0000-0000-000000000000'

export async function findId(
  client: AdminClient,
  table: 'quote_requests' | 'reviews',
  letters: string,
): Promise<string> {
  const beginning = letters.toLowerCase()
  if (beginning.length < minLetters)
    throw new Error(
      `Write at least the first ${minLetters} letters of the ID: ${letters}`,
    )
  const first = beginning + zeroId.slice(beginning.length)
  const { data } = await client
    .from(table)
    .select('id')
    .gte('id', first)
    .order('id')
    .limit(2)
  const [id, other] = (data ?? [])
    .map((row) => row.id)
    .filter((each) => each.startsWith(beginning))
  if (id === undefined) throw new Error(`ID not found: ${letters}`)
  if (other !== undefined)
    throw new Error(`Several IDs begin with ${letters}. Write more of it.`)
  return id
}
