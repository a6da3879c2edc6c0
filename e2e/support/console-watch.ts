import type { BrowserContext } from '@playwright/test'

/**
 * Collects what no visitor's console should show: errors, warnings (hydration mismatches and CSP violations
 * arrive as such) and uncaught exceptions, from every page of the context.
 */
export function watchConsole(context: BrowserContext, expected: RegExp | undefined): string[] {
  const problems: string[] = []
  function note(problem: string) {
    if (!expected?.test(problem)) problems.push(problem)
  }
  context.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning')
      note(`${message.type()}: ${message.text()}`)
  })
  context.on('weberror', (error) => note(`uncaught: ${error.error().message}`))
  return problems
}
