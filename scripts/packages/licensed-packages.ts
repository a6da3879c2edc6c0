import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'

const lockSchema = v.object({
  packages: v.record(
    v.string(),
    v.object({
      version: v.optional(v.string()),
      license: v.optional(v.string()),
      dev: v.optional(v.boolean()),
    }),
  ),
})

// Whatever is not here has to be read by somebody before it runs with the site.
export const knownLicenses = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC-BY-4.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Python-2.0',
  'Unlicense',
]

/** The packages that are installed to run or build the site, under their licenses; those of the tests are left out. */
export function licensedPackages(project: string): Map<string, string[]> {
  const lock = v.parse(lockSchema, JSON.parse(readFileSync(join(project, 'package-lock.json'), 'utf8')))
  const byLicense = new Map<string, Set<string>>()
  for (const [path, { version, license = 'none named', dev }] of Object.entries(lock.packages)) {
    const name = path.split('node_modules/').at(-1)
    if (!name || dev) continue
    byLicense.set(license, (byLicense.get(license) ?? new Set()).add(`${name} ${version ?? ''}`.trim()))
  }
  const sorted = [...byLicense].toSorted(([one], [other]) => one.localeCompare(other))
  return new Map(sorted.map(([license, packages]) => [license, [...packages].toSorted()]))
}

/** The list as docs/licenses.md. */
export function licensesPage(project: string): string {
  const sections = Array.from(
    licensedPackages(project),
    ([license, packages]) => `## ${license}\n\n${packages.join(', ')}\n`,
  )
  return `# Licenses\n\nOf every package that runs or builds the site; made by \`npm run licenses\` from package-lock.json. Typefaces under OFL-1.1 keep their names, MPL-2.0 asks for the source of changed files only, and none is changed.\n\n${sections.join('\n')}`
}
