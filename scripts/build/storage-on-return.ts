import type { Plugin } from 'vite'

interface Change {
  from: string
  to: string
}

/**
 * What is changed in which file of the router. A first visit has nothing to be put back to: its entry in the history
 * has no key yet. On leaving, the places of other documents of this tab are added to, not replaced.
 */
const changes: Record<string, Change[]> = {
  'scroll-restoration-inline.js': [
    { from: 'sessionStorage.getItem(a)||', to: 'history.state?.__TSR_key&&sessionStorage.getItem(a)||' },
  ],
  'scroll-restoration.js': [
    // Whether the page may have storage at all is one of the two questions. Where it may not, what follows throws, and
    // is caught by the router itself; so it is on the server.
    { from: 'const safeSessionStorage = getSafeSessionStorage();', to: '' },
    { from: 'function createScrollRestorationCache()', to: 'function createScrollRestorationCache(leaving)' },
    {
      from: 'safeSessionStorage?.getItem(',
      to: '(leaving || history.state?.__TSR_key) && sessionStorage.getItem(',
    },
    { from: 'safeSessionStorage?.setItem(', to: 'sessionStorage.setItem(' },
    {
      from: 'JSON.stringify(scrollRestorationCache)',
      to: 'JSON.stringify({ ...createScrollRestorationCache(true), ...scrollRestorationCache })',
    },
  ],
}

/**
 * The router reads from the session's storage what was scrolled, before the first frame of every page. The browser's
 * other processes have to answer twice before the page goes on: 10 ms at best, and 170 were seen (docs/performance.md).
 * Only who returns has anything there: nobody else waits for it. The build fails where the router no longer says what
 * is changed here.
 */
export function storageOnReturn(): Plugin {
  return {
    name: 'storage-on-return',
    apply: 'build',
    transform: {
      filter: { id: /\/router-core\/dist\/esm\/scroll-restoration(?:-inline)?\.js$/ },
      handler(code, id) {
        const file = id.slice(id.lastIndexOf('/') + 1)
        return { code: changed(code, file), map: null }
      },
    },
  }
}

/** @throws Error where the file of the router no longer says, once, what is to be changed. */
export function changed(code: string, file: string): string {
  return (changes[file] ?? []).reduce((text, { from, to }) => {
    if (text.split(from).length !== 2) throw new Error(`${file} of the router does not say once: ${from}`)
    return text.replace(from, () => to)
  }, code)
}
