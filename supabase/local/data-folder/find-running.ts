import { type Connection, readConnection } from './connection-file.ts'

/** The embedded Supabase that runs on a data folder and answers; null when there is none. */
export async function findRunning(dataDir: string): Promise<Connection | null> {
  const published = await readConnection(dataDir)
  return published && (await isAnswering(published.url)) ? published : null
}

// A crash leaves the file behind; another program may have the port by now.
async function isAnswering(url: string): Promise<boolean> {
  const response = await fetch(`${url}/health`, { signal: AbortSignal.timeout(20_000) }).catch(
    () => undefined,
  )
  return response?.ok ?? false
}
