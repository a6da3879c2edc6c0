import { existsSync } from 'node:fs'

import type { TestProject } from 'vitest/node'

import { outputFolderOf } from '../../scripts/lib/firm.cjs'
import { type StackAddress, startStack } from './stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    site: StackAddress
  }
}

/** Starts the site of the project's firm (vitest.config.ts). */
export async function setup(
  project: TestProject,
): Promise<() => Promise<void>> {
  const { FIRM = '' } = project.config.env
  if (!existsSync(`${outputFolderOf(FIRM)}/server/index.mjs`))
    throw new Error('The site is not built. Run npm run build.')
  const { url, supabaseUrl, publishableKey, dataDir, stop } = await startStack(
    {},
    FIRM,
  )
  project.provide('site', { url, supabaseUrl, publishableKey, dataDir })
  return stop
}
