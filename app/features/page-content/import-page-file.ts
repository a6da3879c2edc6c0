/** What the addresses of such files have in common, from the build: scripts/build/page-files.ts. */
declare const PAGE_FILES: string

// Many browsers remember of an address that nothing came from it, and do not ask again: the next one is longer.
let again = ''

/**
 * What a file of `content/page-files.ts` says, in the browser. Rejects when it does not arrive; the next call tries
 * again.
 */
export async function importPageFile<Says>(name: string): Promise<Says> {
  try {
    const file: { default: Says } = await import(
      /* @vite-ignore */ `/assets/${name}-${PAGE_FILES}.js${again}`
    )
    return file.default
  } catch (error) {
    again += '?'
    throw error
  }
}
