import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'

/** The largest script file the browser may be sent, of the site that was built in a folder. */
export function largestScript(project: string): { name: string; bytes: number } {
  const folder = join(project, '.output/public/assets')
  const scripts = readdirSync(folder)
    .filter((name) => name.endsWith('.js') && !existsSync(join(project, '.earlier-assets', name)))
    .map((name) => ({ name, bytes: statSync(join(folder, name)).size }))
  const [largest] = scripts.toSorted((one, other) => other.bytes - one.bytes)
  if (!largest) throw new Error(`There is no script in ${folder}.`)
  return largest
}
