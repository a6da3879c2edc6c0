import { fail, readOptions } from '../command-line.ts'
import type { Selection } from './lane-result.ts'
import { isLaneName, type LaneName, lanesWithTests, testFilesOf } from './lanes.ts'

const usage = `Usage: npm test [-- LANE ...] [--deep] [--slowest 30]
       npm test -- LANE PART ...    narrowed down to parts of file names or of titles
"--deep" takes the deep tests instead, "--slowest 30" names the slowest of those that ran.`

interface Wanted {
  lanes: LaneName[]
  selection: Selection
  /** How many of the slowest tests to name at the end. */
  slowest: number
}

/** What stands behind `npm test --`: names of lanes, then parts of file names or of titles, which narrow one lane down. */
export function readArguments(): Wanted {
  const { values, positionals } = readOptions(usage, {
    allowPositionals: true,
    options: { deep: { type: 'boolean', default: false }, slowest: { type: 'string', default: '0' } },
  })
  const { deep } = values
  const slowest = Number(values.slowest)
  if (!Number.isInteger(slowest)) fail(usage, 2)

  const all = lanesWithTests(deep)
  const firstName = positionals.findIndex((word) => !isLaneName(word))
  const names = firstName === -1 ? [] : positionals.slice(firstName)
  const lanes = positionals.slice(0, positionals.length - names.length).filter((word) => isLaneName(word))
  if (names.length > 0 && lanes.length !== 1) {
    fail(`"${names[0]}" is no lane. There are ${all.join(', ')}.\n${usage}`, 2)
  }
  const missing = lanes.find((lane) => !all.includes(lane))
  if (missing) fail(`The lane ${missing} has no ${deep ? 'deep ' : ''}tests.`, 2)

  return {
    lanes: lanes.length > 0 ? all.filter((lane) => lanes.includes(lane)) : all,
    selection: { deep, ...filesAndTitles(lanes[0], deep, names), live: names.length > 0 },
    slowest,
  }
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
