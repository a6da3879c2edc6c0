// Preload script that puts two bugs into a site under test: composing a city's texts throws, and so does rendering
// the page about epoxy floors.
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
