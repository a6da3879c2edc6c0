import { readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'

// As outbox-transport.ts names them: the moment of the request, and an unfinished one with a dot before it.
const name = /^\.?(?<day>\d{4}-\d\d-\d\d)T(?<time>\d\d-\d\d-\d\d(?:\.\d+)?Z)-.*\.(?:eml|part)$/

/** Deletes the mails in an outbox about requests received before a moment; returns how many. */
export async function removeLettersBefore(outbox: string, moment: Date): Promise<number> {
  const names = await readdir(outbox).catch(() => [])
  const old = names.filter((file) => {
    const { day, time } = name.exec(file)?.groups ?? {}
    return day !== undefined && Date.parse(`${day}T${time?.replaceAll('-', ':')}`) < moment.getTime()
  })
  for (const file of old) await rm(join(outbox, file), { force: true })
  return old.length
}
