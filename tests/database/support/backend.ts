import { join } from 'node:path'

import { createClient, type SupabaseClient } from '@supabase/supabase-js'
import { afterAll, beforeAll } from 'vitest'

import { openDatabase } from '../../../supabase/embedded/database/open-database.ts'
import { readProjectConfig } from '../../../supabase/embedded/project-config.ts'
import { startEmbeddedSupabase } from '../../../supabase/embedded/start.ts'
import { newDataFolder, removeDataFolder } from '../../support/data-folder.ts'

const {
  TEST_SUPABASE_URL: hostedUrl,
  TEST_SUPABASE_PUBLISHABLE_KEY: hostedPublishableKey,
  TEST_SUPABASE_SECRET_KEY: hostedSecretKey,
} = process.env

/**
 * Whether the tests talk to a hosted project (TEST_SUPABASE_URL and its two keys). There they only read and
 * try what must be refused; what would store something or needs known rows is skipped.
 */
export const isHosted = hostedUrl !== undefined

interface Backend {
  url: string
  publishableKey: string
  secretKey: string
  dataDir: string
}

/** A Supabase for the tests of a file, filled with the rows of `seed` when it is the embedded one. */
export function useBackend(seed = 'select 1'): () => Backend {
  let backend: Backend
  let stop: () => Promise<void>
  beforeAll(async () => {
    ;({ backend, stop } = isHosted ? hostedBackend() : await embeddedBackend(seed))
  })
  afterAll(() => stop())
  return () => backend
}

/** The client as the site makes it, without retries: an error is to be seen at once. */
export function clientOf(url: string, key: string, headers: Record<string, string> = {}): SupabaseClient {
  return createClient(url, key, {
    auth: { persistSession: false },
    db: { retry: false },
    global: { headers },
  })
}

function hostedBackend(): { backend: Backend; stop: () => Promise<void> } {
  if (!hostedUrl || !hostedPublishableKey || !hostedSecretKey) {
    throw new Error('TEST_SUPABASE_URL needs TEST_SUPABASE_PUBLISHABLE_KEY and TEST_SUPABASE_SECRET_KEY')
  }
  const backend = {
    url: hostedUrl,
    publishableKey: hostedPublishableKey,
    secretKey: hostedSecretKey,
    dataDir: '',
  }
  return { backend, stop: () => Promise.resolve() }
}

async function embeddedBackend(seed: string): Promise<{ backend: Backend; stop: () => Promise<void> }> {
  const dataDir = await newDataFolder('supabase')
  await fill(dataDir, seed)
  const started = await startEmbeddedSupabase({ dataDir, withFunctions: false })
  if (!started.ok) throw new Error(started.message)
  const { supabase } = started
  return {
    backend: { ...supabase, dataDir },
    async stop() {
      await supabase.stop()
      removeDataFolder(dataDir)
    },
  }
}

async function fill(dataDir: string, seed: string): Promise<void> {
  const opened = await openDatabase(join(dataDir, 'database'), await readProjectConfig())
  if (!opened.ok) throw new Error(opened.message)
  await opened.database.runAs('service_role', 'write', async (client) => {
    await client.exec(seed)
    return { ok: true }
  })
  await opened.database.close()
}
