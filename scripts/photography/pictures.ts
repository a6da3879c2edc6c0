import { existsSync, globSync } from 'node:fs'
import { rm } from 'node:fs/promises'

import { finish, publicPath } from './finish.ts'
import { type FinishedEntry, fingerprint, readFinishedList, writeFinishedList } from './finished-list.ts'
import { findMasters, mastersFolder } from './masters.ts'
import { filesOf, type ListedPicture, listedPictures } from './picture-list.ts'

/**
 * Makes the pictures of the site from their masters: all that changed, or those whose name contains a word.
 *
 *     npm run pictures
 *     npm run pictures -- driveway
 *     npm run pictures -- --tidy      removes the files of pictures that the content names no longer
 */
const args = process.argv.slice(2)
const words = args.filter((arg) => !arg.startsWith('--'))
const chosen = listedPictures.filter(
  ({ name }) => words.length === 0 || words.some((word) => name.includes(word)),
)

type Outcome = 'made' | 'up to date' | 'kept without its masters' | 'problem'

const list = readFinishedList()
const counts = new Map<Outcome, number>()
for (const entry of chosen) {
  const outcome = await bringUpToDate(entry, list)
  counts.set(outcome, (counts.get(outcome) ?? 0) + 1)
}
const leftOver = await findLeftOver(args.includes('--tidy'))

console.log([...counts].map(([outcome, count]) => `${count} ${outcome}`).join(', ') || 'No such picture.')
if (leftOver > 0) {
  console.log(`Files that belong to no picture: ${leftOver}. npm run pictures -- --tidy removes them.`)
}
if (counts.has('problem')) process.exitCode = 1

async function bringUpToDate(entry: ListedPicture, list: Map<string, FinishedEntry>): Promise<Outcome> {
  const { name } = entry
  const complete = filesOf(entry).every(({ src }) => existsSync(publicPath(src)))
  const known = list.get(name)
  const found = await findMasters(entry)
  if (found.state === 'unclear') return problem(name, found.problem)
  if (found.state === 'absent') {
    return known && complete
      ? 'kept without its masters'
      : problem(name, `files are missing, and so are its masters in ${mastersFolder}`)
  }

  const current = fingerprint(entry, found.masters)
  if (complete && known?.fingerprint === current) return 'up to date'

  const finished = await finish(entry, found.masters)
  if (!finished.ok) return problem(name, finished.problem)
  list.set(name, { fingerprint: current, colors: [...finished.colors] })
  // At once, so that a run that is stopped goes on where it was.
  await writeFinishedList(list)
  console.log(`${name}: ${finished.files} files, ${Math.round(finished.bytes / 1024)} KB`)
  return 'made'
}

function problem(name: string, text: string): Outcome {
  console.error(`${name}: ${text}.`)
  return 'problem'
}

/** @returns how many files belong to no picture of the content and are still there. */
async function findLeftOver(remove: boolean): Promise<number> {
  const used = new Set(listedPictures.flatMap(filesOf).map(({ src }) => publicPath(src)))
  const unused = globSync('public/pictures/**/*.*').filter((path) => !used.has(path.replaceAll('\\', '/')))
  if (!remove) return unused.length
  for (const path of unused) await rm(path)
  const names = new Set(listedPictures.map(({ name }) => name))
  await writeFinishedList(new Map([...list].filter(([name]) => names.has(name))))
  console.log(`${unused.length} files removed.`)
  return 0
}
