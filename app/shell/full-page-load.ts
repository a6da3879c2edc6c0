const key = 'full-page-load'

/** A second attempt at the same address within this time would go round in circles, in milliseconds. */
const circle = 10_000

/**
 * Has the browser load the page from the beginning, for when a script of it is gone: the address is still there
 * after a new version of the site, and so are its scripts by their new names.
 * @returns whether it does; not so soon after the last time.
 */
export function loadWholePage(): boolean {
  const now = { address: location.href, time: Date.now() }
  try {
    const last: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null')
    if (isSoonAfter(now, last)) return false
    sessionStorage.setItem(key, JSON.stringify(now))
  } catch {
    // Storage is switched off: better no attempt than one after the other.
    return false
  }
  location.reload()
  return true
}

function isSoonAfter({ address, time }: { address: string; time: number }, last: unknown): boolean {
  if (typeof last !== 'object' || last === null) return false
  const { address: lastAddress, time: lastTime }: { address?: unknown; time?: unknown } = last
  return lastAddress === address && typeof lastTime === 'number' && time - lastTime < circle
}
