/**
 * Which modules travel together in the browser. Left to itself the bundler makes a file of every combination of
 * pages that share something: over thirty for one page, most of them under a kilobyte.
 */
export const scriptGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\// },
  // Without the serializer: that belongs to calls of the server, which most visits never make.
  {
    name: 'router',
    test: /node_modules\/(@tanstack\/(?!.*\/ssr\/serializer)[^/]*(router|query|history|store)[^/]*|valibot)\//,
  },
  { name: 'shared', test: /\/app\/(features|shell|ui)\//, minShareCount: 4 },
]
