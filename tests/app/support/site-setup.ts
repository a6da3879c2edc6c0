import { existsSync } from 'node:fs'

import type { TestProject } from 'vitest/node'

import { outputFolder } from '../../../scripts/lib/firm.cjs'
import { type StackAddress, startStack } from '../../support/stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    site: StackAddress
  }
}

export async function setup(
  project: TestProject,
): Promise<() => Promise<void>> {
  if (!existsSync(`${outputFolder}/server/index.mjs`))
    throw new Error('The site is not built. Run npm run build.')
  const { url, supabaseUrl, publishableKey, dataDir, stop } = await startStack()
  project.provide('site', { url, supabaseUrl, publishableKey, dataDir })
  return stop
}
