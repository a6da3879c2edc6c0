// Preload script: composing a city's texts and the contact page throw.
import { registerHooks } from 'node:module'

const bugs = [
  [/function cityPageContent\([^)]*\) \{/, 'the texts of the city are missing'],
  [/function ContactPage\([^)]*\) \{/, 'the contact page is broken'],
]

registerHooks({
  load(url, context, next) {
    const loaded = next(url, context)
    const source = Buffer.from(loaded.source ?? '').toString()
    const broken = bugs.find(([pattern]) => pattern.test(source))
    if (!broken) return loaded
    const [pattern, message] = broken
    return {
      ...loaded,
      source: source.replace(pattern, `$& throw new Error('${message}');`),
    }
  },
})
