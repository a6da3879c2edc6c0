import { mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { firmIndexSource } from '../app/content/firm-index.ts'
import { firmFolder } from './lib/firm.cjs'

// Makes what the site and the edge functions need of the firm's folder. Runs
// before everything that imports it (bootstrap.cjs).

const functionsFolder = 'supabase/functions/_shared/generated'

write(join(firmFolder, 'generated'), 'index.ts', firmIndexSource())
write(join(firmFolder, 'generated'), 'fonts.ts', fontsSource())
// Its content imports the index.
const { functionFactsSource } = await import('../app/content/function-facts.ts')
write(functionsFolder, 'firm.ts', functionFactsSource())

function write(folder: string, file: string, text: string) {
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, file), text)
}

/** Every page loads all of the firm's font files. */
function fontsSource(): string {
  const files = readdirSync(join(firmFolder, 'fonts'))
  const names = files.filter((file) => file.endsWith('.woff2'))
  const imports = names.map(
    (name, index) => `import font${index} from '../fonts/${name}?url'\n`,
  )
  const list = names.map((_, index) => `font${index}`).join(', ')
  return `${imports.join('')}\nexport const fonts: readonly string[] = [${list}]\n`
}
