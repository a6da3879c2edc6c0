import * as v from 'valibot'

/** What lies in a backup, by name. */
export const backupContents = {
  /** Tells what the rest is. */
  about: 'backup.json',
  /** PostgreSQL's own files, for the same major version. */
  database: 'database',
  /** The same as SQL, for any PostgreSQL. */
  sql: 'database.sql',
  keys: 'keys.json',
  /** Mail that was written instead of sent. */
  outbox: 'outbox',
} as const

export const aboutSchema = v.object({
  madeAt: v.string(),
  postgresMajor: v.number(),
  quoteRequests: v.number(),
})

export type AboutBackup = v.InferOutput<typeof aboutSchema>
