import { readConnection } from '../../supabase/embedded/data-folder/connection-file.ts'
import type { ResendEmail } from '../../tests/stand-ins/resend.ts'
import { listQuotes } from '../quotes/list-quotes.ts'
import { connect } from '../quotes/open-backend.ts'
import type { SentQuotes } from './submit-all.ts'

interface Outcome {
  sent: SentQuotes
  provider: { emails: ResendEmail[] }
  dataDir: string
  proofIsGreen: boolean
}

/** Compares what visitors were told, what is stored and what the provider took; every difference is a sentence. */
export async function checkOutcome({ sent, provider, dataDir, proofIsGreen }: Outcome): Promise<string[]> {
  const connection = await readConnection(dataDir)
  if (!connection) return ['the database is gone']
  const stored = await listQuotes(connect(connection.url, connection.secretKey))

  const storedEmails = new Set(stored.map(({ email }) => email))
  const mailed = Map.groupBy(provider.emails, ({ text }) => /^Request: {2}(\S+)$/m.exec(text)?.[1] ?? 'no id')
  const known = new Set(stored.map(({ id }) => id))
  return [
    ...(proofIsGreen ? [] : ['the proof command finds gaps']),
    ...report(
      'acknowledged but not stored',
      [...sent.acknowledged].filter((email) => !storedEmails.has(email)),
    ),
    ...report(
      'stored but sent by nobody',
      [...storedEmails].filter((email) => !sent.acknowledged.has(email) && !sent.abandoned.has(email)),
    ),
    ...(storedEmails.size === stored.length ? [] : [`${stored.length - storedEmails.size} stored twice`]),
    ...report(
      'stored but not mailed',
      stored.flatMap(({ id }) => (mailed.has(id) ? [] : [id])),
    ),
    ...report(
      'mailed more than once',
      [...mailed].flatMap(([id, mails]) => (mails.length > 1 ? [id] : [])),
    ),
    ...report(
      'mailed but not stored',
      [...mailed.keys()].filter((id) => !known.has(id)),
    ),
  ]
}

function report(what: string, which: string[]): string[] {
  return which.length === 0 ? [] : [`${which.length} ${what}, such as ${which.slice(0, 3).join(', ')}`]
}
