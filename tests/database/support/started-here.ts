import { onTestFinished } from 'vitest'

import { type RunningSupabase, startEmbeddedSupabase } from '../../../supabase/embedded/start.ts'
import { clientOf } from './backend.ts'

interface Reachable {
  url: string
  secretKey: string
}

export const ada = { first_name: 'Ada', email: 'ada@example.com', phone: '916-555-0101' }

/** Starts it inside this process, without Deno; it is stopped when the test is over. */
export async function start(dataDir: string): Promise<RunningSupabase> {
  const result = await startEmbeddedSupabase({ dataDir, withFunctions: false })
  if (!result.ok) throw new Error(result.message)
  onTestFinished(() => result.supabase.stop())
  return result.supabase
}

export async function submit({ url, secretKey }: Reachable, lead: typeof ada): Promise<void> {
  await clientOf(url, secretKey).rpc('submit_quote_request', lead).throwOnError()
}

export async function leads({ url, secretKey }: Reachable): Promise<unknown> {
  return (await clientOf(url, secretKey).from('quote_requests').select('first_name, email, phone')).data
}
