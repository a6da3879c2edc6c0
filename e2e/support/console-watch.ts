import type { BrowserContext } from '@playwright/test'

/**
 * Collects errors, warnings (hydration mismatches and CSP violations are among them) and uncaught exceptions of every
 * page of the context.
 */
export function watchConsole(context: BrowserContext, expected: RegExp | undefined): string[] {
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
