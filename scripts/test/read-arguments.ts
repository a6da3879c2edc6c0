import type { Selection } from './lane-result.ts'
import { isLaneName, type LaneName, lanesWithTests, testFilesOf } from './lanes.ts'

interface Wanted {
  lanes: LaneName[]
  selection: Selection
  /** How many of the slowest tests to name at the end. */
  slowest: number
}

type ArgumentsResult = { ok: true; wanted: Wanted } | { ok: false; message: string }

/**
 * Reads what stands behind `npm test --`: names of lanes, then parts of file names or of titles, which narrow one
 * lane down. `--deep` takes the deep tests instead, `--slowest 30` lists the slowest of those that ran.
 */
export function readArguments(given: readonly string[]): ArgumentsResult {
  const deep = given.includes('--deep')
  const at = given.indexOf('--slowest')
  const slowest = at === -1 ? 0 : Number(given[at + 1] ?? 30)
  if (!Number.isInteger(slowest)) return refuse(`--slowest takes a number, such as 30.`)

  const words = given.filter((word, index) => !word.startsWith('--') && (at === -1 || index !== at + 1))
  const all = lanesWithTests(deep)
  const firstName = words.findIndex((word) => !isLaneName(word))
  const lanes = (firstName === -1 ? words : words.slice(0, firstName)).filter((word) => isLaneName(word))
  const names = firstName === -1 ? [] : words.slice(firstName)

  if (names.length > 0 && lanes.length !== 1) {
    return refuse(
      `"${names[0]}" is no lane. There are ${all.join(', ')}; a name comes after one of them: npm test -- app quote`,
    )
  }
  const missing = lanes.find((lane) => !all.includes(lane))
  if (missing) return refuse(`The lane ${missing} has no ${deep ? 'deep ' : ''}tests.`)

  return {
    ok: true,
    wanted: {
      lanes: lanes.length > 0 ? all.filter((lane) => lanes.includes(lane)) : all,
      selection: { deep, ...filesAndTitles(lanes[0], deep, names), live: names.length > 0 },
      slowest,
    },
  }
}

function refuse(message: string): ArgumentsResult {
  return { ok: false, message }
}

/** A word that is part of a test file's path means the file, any other a title. */
function filesAndTitles(
  lane: LaneName | undefined,
  deep: boolean,
  names: string[],
): Pick<Selection, 'files' | 'titles'> {
  const paths = lane && names.length > 0 ? testFilesOf(lane, deep) : []
  const isFile = (name: string) => paths.some((path) => path.includes(name))
  return { files: names.filter(isFile), titles: names.filter((name) => !isFile(name)) }
}
