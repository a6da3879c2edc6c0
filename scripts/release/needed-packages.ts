import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'

const names = v.optional(v.record(v.string(), v.string()), {})
const lockSchema = v.object({
  packages: v.record(v.string(), v.object({ dependencies: names, optionalDependencies: names })),
})

/**
 * The folders in node_modules of these packages and of all they need, as package-lock.json has them. What another
 * system would need is left out: it is not installed here.
 */
export function neededPackages(project: string, packages: Iterable<string>): Set<string> {
  const lock = v.parse(
    lockSchema,
    JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')),
  ).packages
  const needed = new Set<string>()
  const waiting = Array.from(packages, (name) => `node_modules/${name}`)
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const entry = lock[folder]
    if (!entry || needed.has(folder) || !existsSync(join(project, folder))) continue
    needed.add(folder)
    for (const name of Object.keys({ ...entry.dependencies, ...entry.optionalDependencies })) {
      const found = nearest(lock, folder, name)
      if (found !== undefined) waiting.push(found)
    }
  }
  return needed
}

/** Where Node finds `name` from `folder`: beside it, or in a folder further up. */
function nearest(lock: Record<string, unknown>, folder: string, name: string): string | undefined {
  const within = `${folder}/node_modules/${name}`
  if (within in lock) return within
  const above = folder.lastIndexOf('/node_modules/')
  if (above !== -1) return nearest(lock, folder.slice(0, above), name)
  return `node_modules/${name}` in lock ? `node_modules/${name}` : undefined
}
