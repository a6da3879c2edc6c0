import type { TestProject } from 'vitest/node'

import { type StackAddress, startStack } from '../../support/stack.ts'

declare module 'vitest' {
  interface ProvidedContext {
    anotherFirm: StackAddress
  }
}

export async function setup(
  project: TestProject,
): Promise<() => Promise<void>> {
  const { url, supabaseUrl, publishableKey, dataDir, stop } = await startStack(
    {},
    'another-firm',
  )
  project.provide('anotherFirm', { url, supabaseUrl, publishableKey, dataDir })
  return stop
}
