import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import type { AdminClient } from '../../supabase/functions/_shared/admin-client.ts'

export interface Forgotten {
  requests: number
  letters: number
}

export type ForgetResult = { ok: true; forgotten: Forgotten } | { ok: false; message: string }

/** Deletes all requests of one person from the database, and the mails about them from the outbox. */
export async function forgetPerson(
  client: AdminClient,
  contact: string,
  outbox: string | undefined,
): Promise<ForgetResult> {
  const { data, error } = await client.rpc('forget_person', { contact })
  if (error) return { ok: false, message: `Nothing was deleted: ${error.message}.` }
  const requests = new Set(data.map(({ request_id }) => request_id)).size
  const ids = data.map(({ notification_id }) => notification_id).filter((id) => id !== null)
  // Also letters whose rows have been purged before.
  const traces = [contact, ...data.flatMap(({ email, phone }) => [email, phone])]
  const letters = outbox === undefined ? 0 : await removeLetters(outbox, ids, traces)
  return { ok: true, forgotten: { requests, letters } }
}

async function removeLetters(outbox: string, ids: string[], traces: string[]): Promise<number> {
  const files = (await readdir(outbox).catch(() => [])).filter((name) => /\.(?:eml|part)$/.test(name))
  let removed = 0
  for (const name of files) {
    const path = join(outbox, name)
    const isTheirs = ids.some((id) => name.includes(id)) || names(await readFile(path, 'utf8'), traces)
    if (!isTheirs) continue
    await rm(path)
    removed += 1
  }
  return removed
}

/** Whether a letter names one of them as a whole: joana@mail.example is not ana@mail.example. */
function names(letter: string, traces: string[]): boolean {
  // Quoted-printable breaks long lines.
  const text = letter.replaceAll(/=\r?\n/g, '')
  return traces
    .filter((trace) => /@|(?:\d\D*){7}/.test(trace))
    .some((trace) => new RegExp(`(?<![\\w.+-])${literally(trace.trim())}(?![\\w-])`, 'i').test(text))
}

function literally(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
