import { untilLastPressed } from '~/ui/presses-first'

import { laterScriptsId } from './later-scripts-id'
import { giveReactTurns } from './react-turns'

/**
 * Fetches all scripts of the page together and runs them one after the other, with a pause for the visitor in
 * between. @returns what makes the page a running one.
 */
export async function loadInTurns(): Promise<() => Promise<void>> {
  for (const address of laterScripts()) {
    fetchEarly(address)
    // Each asks another process; together they were the longest task of script on a machine with two processors.
    // oxlint-disable-next-line no-await-in-loop -- that is what it is for
    await pause()
  }
  giveReactTurns()
  await import('./parts/react-dom')
  await pause()
  const { fetchPage, hydratePage } = await import('./hydrate-page')
  await pause()
  await fetchPage()
  return hydratePage
}

function laterScripts(): string[] {
  return JSON.parse(document.getElementById(laterScriptsId)?.textContent ?? '[]')
}

function fetchEarly(address: string) {
  const link = document.createElement('link')
  link.rel = 'modulepreload'
  link.fetchPriority = 'low'
  link.href = address
  document.head.append(link)
}

/** Whatever the visitor has done in the meantime is answered first. */
async function pause() {
  // Not in Safari yet.
  if (typeof scheduler !== 'undefined' && 'yield' in scheduler) await scheduler.yield()
  else await new Promise((resolve) => setTimeout(resolve))
  await untilLastPressed()
}
