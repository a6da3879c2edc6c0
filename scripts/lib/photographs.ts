import { readdirSync } from 'node:fs'
import { join, posix, relative } from 'node:path'

/** Photographs of one picture: of a pair, or one alone. */
export interface Photographs {
  /** `folder/id`, as the URL has it. */
  name: string
  files: Partial<Record<'before' | 'after' | 'whole', string>>
}

const photographPattern = /\.(?:jpe?g|png|heic|tiff?)$/i

/** Returns the paths of the files in a folder and its folders. */
export function listFiles(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  // macOS adds hidden files such as ._roof.jpg.
  const files = entries.filter(
    (entry) => !entry.isDirectory() && !entry.name.startsWith('.'),
  )
  const paths = files.map((file) =>
    relative(folder, join(file.parentPath, file.name)).replaceAll('\\', '/'),
  )
  return paths.toSorted(byNumber.compare)
}

const byNumber = new Intl.Collator('en', { numeric: true })

/** Groups the photographs among the files of a folder into pictures. */
export function groupPhotographs(paths: readonly string[]): {
  photographs: Photographs[]
  problems: string[]
} {
  const groups = new Map<string, Photographs>()
  const problems: string[] = []
  for (const path of paths.filter((each) => photographPattern.test(each))) {
    const { name, part } = nameOf(path)
    const group = groups.get(name) ?? { name, files: {} }
    groups.set(name, group)
    const other = group.files[part]
    if (other) problems.push(`${path}: there is ${other} too. Remove one.`)
    group.files[part] = path
  }
  return { photographs: [...groups.values()], problems }
}

function nameOf(path: string): {
  name: string
  part: keyof Photographs['files']
} {
  const { dir, name } = posix.parse(path.toLowerCase())
  const [end = ''] = /[-_. ]+(?:before|after)$/.exec(name) ?? []
  const id = name.slice(0, name.length - end.length)
  const slug = id.replaceAll(/[^a-z0-9]+/g, '-')
  const half = end.endsWith('before') ? 'before' : 'after'
  return {
    name: posix.join(dir, slug),
    part: end === '' ? 'whole' : half,
  }
}
