import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

export interface Traced {
  /** By their paths in the project. */
  files: Set<string>
  packages: Set<string>
}

// Types are gone when it runs.
const imported = /(?:\bfrom|\bimport|\bimport\()\s*'([^']+)'/g
const typeImport = /^(?:import|export) type [^;]*?from '[^']+'/gms

/** Everything these files import, and what that imports, down to the packages. */
export function traceFiles(project: string, entries: readonly string[]): Traced {
  const traced: Traced = { files: new Set(), packages: new Set() }
  const waiting = [...entries]
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (traced.files.has(file)) continue
    traced.files.add(file)
    const source = readFileSync(join(project, file), 'utf8').replaceAll(typeImport, '')
    for (const [, name = ''] of source.matchAll(imported)) {
      if (name.startsWith('#functions/')) waiting.push(name.replace('#functions/', 'supabase/functions/'))
      else if (name.startsWith('.')) waiting.push(withEnding(project, join(dirname(file), name)))
      else if (!name.startsWith('node:')) traced.packages.add(packageOf(name))
    }
  }
  return traced
}

// Modules of the site leave the ending out.
function withEnding(project: string, path: string): string {
  return existsSync(join(project, path)) ? path : `${path}.ts`
}

function packageOf(specifier: string): string {
  return specifier.split('/', specifier.startsWith('@') ? 2 : 1).join('/')
}
