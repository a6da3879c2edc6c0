import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

import { createClient } from '@supabase/supabase-js'

import { startEmbeddedSupabase } from '../../supabase/embedded/start.ts'
import type { Database } from '../../supabase/functions/_shared/database.types.ts'
import type { Deployed } from './deploy-functions.ts'

/** Runs the functions as they were sent, on the embedded Supabase, and asks one for a quote. Throws when it refuses. */
export async function askForQuote({ functionsDir, secrets }: Deployed): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'hosted-supabase-'))
  const started = await startEmbeddedSupabase({ dataDir, functionsDir, functionEnvironment: secrets })
  if (!started.ok) throw new Error(started.message)
  const { supabase } = started
  try {
    const client = createClient<Database>(supabase.url, supabase.publishableKey)
    const { error } = await client.functions.invoke('send-quote-email', {
      body: { firstName: 'Ada', email: 'ada@example.com', phone: '916-555-0101' },
    })
    // Mail is still being written when the answer comes; a stop waits for it.
    await supabase.stop()
    if (error) throw error
    if (!readdirSync(supabase.outboxDir).some((name) => name.endsWith('.eml')))
      throw new Error('The owner got no mail')
    return 'a request for a quote was taken, and the owner got a mail about it'
  } finally {
    rmSync(dataDir, { recursive: true, force: true })
  }
}
