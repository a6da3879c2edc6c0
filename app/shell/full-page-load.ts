import { siteAnswers } from '~/ui/site-answers'

/** A second attempt at the same address within this time would go round in circles. */
const tooSoon = 10_000

/**
 * Has the browser load the page from the beginning, for when a script of it is gone: the address is still there
 * after a new version of the site, and so are its scripts by their new names.
 * @returns whether it does; not so soon after the last time.
 */
export async function loadWholePageOnce(): Promise<boolean> {
  const key = `loaded ${location.href}`
  try {
    if (Date.now() - Number(sessionStorage.getItem(key)) < tooSoon) return false
    sessionStorage.setItem(key, String(Date.now()))
  } catch {
    // Storage is switched off: better no attempt than one after the other.
    return false
  }
  return await loadWholePage()
}

/** @returns whether it does. Without a network the page that is there says more than the browser's own. */
export async function loadWholePage(): Promise<boolean> {
  const answers = await siteAnswers()
  if (answers) location.reload()
  return answers
}
