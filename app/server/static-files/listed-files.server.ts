import { readdirSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** A file of the public folder, as it was when the server started. */
export interface ListedFile {
  path: string
  /** Made by the build beside the file, for those it makes smaller. */
  codedPaths: { br?: string; gzip?: string }
  size: number
  modified: Date
  /** Its name changes with its content. */
  hashed: boolean
}

const codedEndings = { br: '.br', gzip: '.gz' } as const

/** All files below `folder` by their path in an address. Only what is listed is ever read: no path leads outside. */
export function listFiles(folder: string): ReadonlyMap<string, ListedFile> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
  const present = new Set(paths)
  return new Map(
    paths
      .filter((path) => !isCodedForm(path, present))
      .map((path) => {
        const address = `/${relative(folder, path).split(sep).join('/')}`
        return [address, listed(path, address, present)]
      }),
  )
}

function isCodedForm(path: string, present: ReadonlySet<string>): boolean {
  return Object.values(codedEndings).some(
    (ending) => path.endsWith(ending) && present.has(path.slice(0, -ending.length)),
  )
}

function listed(path: string, address: string, present: ReadonlySet<string>): ListedFile {
  const { size, mtime } = statSync(path)
  const br = path + codedEndings.br
  const gzip = path + codedEndings.gzip
  return {
    path,
    codedPaths: { ...(present.has(br) ? { br } : {}), ...(present.has(gzip) ? { gzip } : {}) },
    size,
    // Dates in headers know whole seconds.
    modified: new Date(Math.floor(mtime.getTime() / 1000) * 1000),
    hashed: address.startsWith('/assets/'),
  }
}
