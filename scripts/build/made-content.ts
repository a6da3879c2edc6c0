import { pathToFileURL } from 'node:url'

import type { Plugin } from 'vite'

/** Content of which the browser needs what it comes to, and not all that it is made from. */
const made = /\/app\/content\/(?:cities\/listed-areas|services\/(?:come-together|service-tiles)|faq)\.ts$/

/**
 * Puts what such a module exports into the scripts of the site, in place of the module: its imports, which hold the
 * texts of all places and services, are then in no script. They run as they are, in Node, as the commands run them.
 */
export function madeContent(): Plugin {
  return {
    name: 'made-content',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    load: {
      filter: { id: made },
      async handler(id) {
        const exported: Record<string, unknown> = await import(pathToFileURL(id).href)
        const values = Object.entries(exported)
        return values.map(([name, value]) => `export const ${name} = ${JSON.stringify(value)}`).join('\n')
      },
    },
  }
}
