// Preloaded into a site: what its page of a city is made of cannot be put together, as with a bug in it.
import { registerHooks } from 'node:module'

const beginning = /function cityPageContent\([^)]*\) \{/

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const source = String(loaded.source)
    if (!beginning.test(source)) return loaded
    return {
      ...loaded,
      source: source.replace(beginning, "$& throw new Error('the texts of the city are missing');"),
    }
  },
})
