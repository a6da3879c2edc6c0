import type { BrowserContext } from '@playwright/test'

/**
 * Collects uncaught exceptions, console errors and warnings from every page of
 * the context. They include hydration mismatches and CSP violations.
 */
export function watchConsole(
  context: BrowserContext,
  expected: RegExp | undefined,
): string[] {
  const problems: string[] = []
  function add(problem: string) {
    if (!expected?.test(problem)) problems.push(problem)
  }
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      add(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => add(`uncaught: ${error.error().message}`))
  return problems
}
