/**
 * Which modules travel together in the browser. Left to itself the bundler makes a file of every combination of
 * pages that share something: over thirty for one page, most of them under a kilobyte.
 */
export const scriptGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // Without the serializer, the joining of headers and mutations: they belong to calls of the server, which most visits
  // never make.
  {
    name: 'router',
    test: /node_modules\/(@tanstack\/(?!.*(\/ssr\/(serializer|headers)|\/(useMutation|mutationObserver)\.))[^/]*(router|query|history|store)[^/]*)\//,
  },
  // The menu moves, so what it moves by is on every page before long: one file instead of three.
  {
    name: 'motion',
    test: /node_modules\/(framer-motion|motion)|\/app\/ui\/ease-water\.ts/,
    minShareCount: 2,
  },
  // What the small first script needs of the rooms below. Among the shared modules it would bring all of React along
  // before the first picture.
  { name: 'first', test: /\/app\/ui\/(kept-clicks|page-moments)\.ts|vite\/preload-helper/, priority: 1 },
  // Facts that every page needs anyway, and the few words of the first screen of home: in small files of their own
  // they are hardly compressed.
  {
    name: 'facts',
    test: /\/app\/(seo\/(page-head|page-search|structured-data|business-facts|site-pages)|content\/(home-hero|cities\/(listed-areas|city-slug)|services\/service|page-(texts|file-names)|claims|opening-hours|navigation|ways-to-ask|header-texts|controls\/playback)|features\/(featured-video\/featured-video\.queries|page-content\/[\w.-]+))\.ts|\/_shared\/(format-phone|reply-promise)\.ts/,
  },
  // Without the heads of pages: all have them but home, which has no byte to spare.
  {
    name: 'shared',
    test: /\/app\/(business|features|shell|ui)\/(?!breadcrumbs|back-home-link|page-hero)/,
    minShareCount: 4,
  },
]

/** The bundler's own, and what takes a page over. */
const ownFiles = new Set(['rolldown-runtime', 'react-dom', 'hydrate-page'])

/** Whatever is asked for later, these are there already: naming them again would only make the lists longer. */
export function isOnEveryPage(file: string): boolean {
  // What the bundler makes of the content has eight letters, and `-` is one of them.
  const name = file.replace(/^.*\//, '').replace(/-.{8}\.js$/, '')
  return scriptGroups.some((group) => group.name === name) || ownFiles.has(name)
}
