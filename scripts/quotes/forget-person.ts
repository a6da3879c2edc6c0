import { readdir, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'

import { type AdminClient, callSql } from '../../supabase/functions/_shared/admin-client.ts'
import { namesPerson } from './names-person.ts'
import { readPages } from './read-pages.ts'

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
  const { data, error } = await callSql(client, 'forget_person', { contact })
  if (error) return { ok: false, message: `Nothing was deleted: ${error.message}.` }
  const requests = new Set(data.map(({ request_id }) => request_id)).size
  const forgotten = data.map(({ notification_id }) => notification_id).filter((id) => id !== null)
  const letters = outbox === undefined ? 0 : await removeLetters(client, outbox, contact, forgotten)
  return { ok: true, forgotten: { requests, letters } }
}

async function removeLetters(
  client: AdminClient,
  outbox: string,
  contact: string,
  forgotten: string[],
): Promise<number> {
  // Two people may share a telephone: what is about a request that stays, stays.
  const stored = await readPages('notifications', (first, last) =>
    client.from('quote_notifications').select('id').order('id').range(first, last),
  )
  const files = (await readdir(outbox).catch(() => [])).filter((name) => /\.(?:eml|part)$/.test(name))
  const undecided = files.filter((name) => !stored.some(({ id }) => name.includes(id)))
  let removed = 0
  for (const name of undecided) {
    const path = join(outbox, name)
    const isTheirs = forgotten.some((id) => name.includes(id))
    // Or its rows have been purged before, and only the letter itself tells.
    if (!isTheirs && !namesPerson(await readFile(path, 'utf8'), contact)) continue
    await rm(path)
    removed += 1
  }
  return removed
}
