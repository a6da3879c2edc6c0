import { existsSync } from 'node:fs'

import type { TestProject } from 'vitest/node'

import { startStack } from '../support/stack.ts'

/** The one site of the lane. */
interface LaneSite {
  url: string
  dataDir: string
}

declare module 'vitest' {
  interface ProvidedContext {
    site: LaneSite
  }
}

/** Starts the built site with its embedded Supabase before the lane and stops both after. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  if (!existsSync('.output/server/index.mjs')) throw new Error('The site is not built yet: npm run build.')
  const { url, dataDir, stop } = await startStack()
  project.provide('site', { url, dataDir })
  return stop
}
