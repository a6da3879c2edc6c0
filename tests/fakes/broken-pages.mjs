// Preloaded into a site: as with a bug in them, the texts of a city cannot be put together, and the page about epoxy
// floors cannot be rendered.
import { registerHooks } from 'node:module'

const beginnings = [
  [/function cityPageContent\([^)]*\) \{/, 'the texts of the city are missing'],
  [/function EpoxyPage\(\) \{/, 'the page about floors is broken'],
]

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const source = Buffer.from(loaded.source ?? '').toString()
    const broken = beginnings.find(([beginning]) => beginning.test(source))
    if (!broken) return loaded
    const [beginning, message] = broken
    return { ...loaded, source: source.replace(beginning, `$& throw new Error('${message}');`) }
  },
})
