import { globSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

/** A text of the firm's folder, and where it stands, such as `address.city`. */
interface Leaf {
  path: string
  text: string
}

export interface FirmFile {
  /** Such as `services/roof.ts`. */
  name: string
  leaves: Leaf[]
}

export async function readFirmFiles(folder: string): Promise<FirmFile[]> {
  const names = globSync('**/*.ts', { cwd: folder, exclude: ['generated/**'] })
  const files = names.filter((name) => !isList(name, names)).toSorted()
  return await Promise.all(
    files.map(async (name) => {
      const { href } = pathToFileURL(resolve(folder, name))
      const exported: unknown = await import(href)
      return { name, leaves: leavesOf(exported) }
    }),
  )
}

/** services.ts only lists what is in services/. */
function isList(name: string, names: readonly string[]): boolean {
  const folder = join(name.replace(/\.ts$/, ''), '/')
  return names.some((other) => other.startsWith(folder))
}

function leavesOf(value: unknown, path: readonly string[] = []): Leaf[] {
  if (typeof value === 'string') return [{ path: path.join('.'), text: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, each]) =>
    leavesOf(each, [...path, key]),
  )
}
