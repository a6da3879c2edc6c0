import { delay } from './page-lifecycle'

/** A page is not reloaded again sooner than this, in milliseconds. */
const cooldown = 10_000

/**
 * Error messages of Chrome, Firefox and Safari for a script that failed to
 * load.
 */
const missingChunk =
  /^(?:Failed to fetch|error loading) dynamically imported module|^Importing a module script failed/

/** Returns whether an error means that a script of the page failed to load. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && missingChunk.test(error.message)
}

/**
 * Reloads the page when one of its scripts is missing, such as after a
 * deployment: the new page references the new scripts.
 * @returns whether it reloads: not if it has just been reloaded, by this or by
 * the router, and not while the site is unreachable.
 */
export async function reloadOnce(): Promise<boolean> {
  const [page] = performance.getEntriesByType('navigation')
  const isReload =
    page instanceof PerformanceNavigationTiming && page.type === 'reload'
  if (isReload && performance.now() < cooldown) return false
  return await reloadPage()
}

/**
 * Reloads the page. @returns whether it does: while the site is unreachable,
 * the current page stays.
 */
export function reloadPage(): Promise<boolean> {
  return leavePage(() => location.reload())
}

/**
 * Opens a URL with a full page load. @returns whether it does: not while the
 * site is unreachable.
 */
export function openPage(href: string): Promise<boolean> {
  return leavePage(() => location.assign(href))
}

async function leavePage(leave: () => void): Promise<boolean> {
  const responds = await siteResponds()
  if (responds) leave()
  return responds
}

/**
 * Returns whether the current page could be reloaded now. A 404 counts because
 * this may be the 404 page.
 */
async function siteResponds(): Promise<boolean> {
  const request = { method: 'HEAD', cache: 'no-store' } as const
  try {
    const { status } = await fetch(location.href, request)
    return status < 500
  } catch {
    return false
  }
}

/** Delay between attempts, in milliseconds. */
const retryDelay = 2000

/**
 * Imports a module, retrying while the site is unreachable or the visitor is
 * leaving. Rejects if the site responds but the module is gone.
 */
export async function importWhenOnline<Module>(
  load: () => Promise<Module>,
): Promise<Module> {
  if (import.meta.env.SSR) return load()
  let isLeaving = false
  function noteLeaving() {
    isLeaving = true
  }
  // Only while loading, because a listener for this event can keep a page out
  // of the back/forward cache.
  addEventListener('beforeunload', noteLeaving)
  try {
    return await load()
  } catch (error) {
    // Firefox and Safari reject pending imports when the visitor follows a
    // link, even one to a phone number.
    if (!isLeaving && (await siteResponds())) throw error
  } finally {
    removeEventListener('beforeunload', noteLeaving)
  }
  // Browsers report when the network is back, but not when a site is.
  await delay(retryDelay)
  return importWhenOnline(load)
}
