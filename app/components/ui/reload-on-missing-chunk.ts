/** A second reload of the same address within this time would go round in circles, in milliseconds. */
const tooSoon = 10_000

/** What Chrome, Firefox and Safari say of a script that did not load. */
const missingChunk =
  /^(?:Failed to fetch|error loading) dynamically imported module|^Importing a module script failed/

/** Whether this error says that a script of the page did not load. */
export function isMissingChunk(error: unknown): boolean {
  return error instanceof Error && missingChunk.test(error.message)
}

/**
 * Reloads the page when one of its scripts is gone, as after a new version of the site: the new page names the new
 * scripts, and what was typed is kept.
 * @returns whether it reloads: not twice in a row, and not without a network.
 */
export async function reloadOnce(): Promise<boolean> {
  // The router reloads by itself when the script of a page is gone.
  const [page] = performance.getEntriesByType('navigation')
  if (page instanceof PerformanceNavigationTiming && page.type === 'reload' && performance.now() < tooSoon)
    return false
  const key = `reloaded ${location.href}`
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < tooSoon) return false
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Storage is blocked: a reload that cannot be remembered could repeat forever.
    return false
  }
  return await reloadPage()
}

/** Reloads the page. @returns whether it does: without a network the page at hand is worth more. */
export function reloadPage(): Promise<boolean> {
  return leavePage(() => location.reload())
}

/** Loads a page as a whole. @returns whether it does, likewise. */
export function openPage(href: string): Promise<boolean> {
  return leavePage(() => location.assign(href))
}

async function leavePage(leave: () => void): Promise<boolean> {
  const responds = await siteResponds()
  if (responds) {
    keepTyped()
    leave()
  }
  return responds
}

const typedKey = 'typed before reload'

/** Puts back what was typed before the page reloaded itself. Before hydration, which takes the fields as they are. */
export function restoreTyped(): void {
  try {
    const values: Record<string, string> = JSON.parse(sessionStorage.getItem(typedKey) ?? '{}')
    sessionStorage.removeItem(typedKey)
    for (const field of textFields()) field.value ||= values[field.name] ?? ''
  } catch {
    // Storage is blocked: then nothing was kept.
  }
}

function keepTyped(): void {
  const values = Object.fromEntries(textFields().map(({ name, value }) => [name, value]))
  try {
    sessionStorage.setItem(typedKey, JSON.stringify(values))
  } catch {
    // Storage is blocked: some browsers keep the values over a reload themselves.
  }
}

function textFields(): (HTMLInputElement | HTMLTextAreaElement)[] {
  return [
    ...document.querySelectorAll<HTMLInputElement>('form :is(input:not([type=hidden]), textarea)[name]'),
  ]
}

/** Whether this page, which may be the one for unknown addresses, could be fetched again now. */
async function siteResponds(): Promise<boolean> {
  try {
    return (await fetch(location.href, { method: 'HEAD', cache: 'no-store' })).status < 500
  } catch {
    return false
  }
}

/** In milliseconds. */
const retryAfter = 2000

/** Imports a module, and while the site cannot be reached waits for it. Rejects when the module is gone. */
export async function importWhenOnline<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load()
  } catch (error) {
    if (await siteResponds()) throw error
    // Browsers say when the network is back, but not when a site is.
    await new Promise((resolve) => setTimeout(resolve, retryAfter))
    return importWhenOnline(load)
  }
}
