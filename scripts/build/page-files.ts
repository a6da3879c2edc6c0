import { createHash } from 'node:crypto'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { Plugin } from 'vite'

import type * as content from '../../app/content/page-files.ts'

const whileDeveloping = 'dev'
const addressWhileDeveloping = new RegExp(`^/assets/(.+)-${whileDeveloping}\\.js$`)

/**
 * Writes a module for each of many, such as a city. Their addresses differ by the name alone: one hash stands for all
 * of them, `PAGE_FILES`, because a table of theirs would be in every page and grow with them.
 */
export function pageFiles(root: string): Plugin {
  const files = new Map<string, string>()
  let hash = whileDeveloping
  return {
    name: 'page-files',
    applyToEnvironment: ({ name }) => name === 'client',
    async config(_, { command }) {
      if (command === 'build') {
        for (const [name, says] of await allFiles(root))
          files.set(name, `export default ${JSON.stringify(says)}`)
        hash = createHash('sha256')
          .update(JSON.stringify([...files]))
          .digest('hex')
          .slice(0, 8)
      }
      return { define: { PAGE_FILES: JSON.stringify(hash) } }
    },
    generateBundle() {
      for (const [name, source] of files) {
        this.emitFile({ type: 'asset', fileName: `assets/${name}-${hash}.js`, source })
      }
    },
    resolveId: { filter: { id: addressWhileDeveloping }, handler: (address) => address },
    load: {
      filter: { id: addressWhileDeveloping },
      handler(address) {
        const name = JSON.stringify(addressWhileDeveloping.exec(address)?.[1])
        return `import { pageFiles } from '/app/content/page-files.ts'\nexport default pageFiles().get(${name})`
      },
    },
  }
}

// By its address: as a part of the configuration, any change of a text would start the development server anew.
async function allFiles(root: string) {
  const made: typeof content = await import(pathToFileURL(join(root, 'app/content/page-files.ts')).href)
  return made.pageFiles()
}
