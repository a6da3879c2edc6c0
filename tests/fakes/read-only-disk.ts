import fs from 'node:fs'
import { join, sep } from 'node:path'

/** What changes a file that is open, and what changes names. */
const byNumber = ['writeSync', 'ftruncateSync', 'fsyncSync'] as const
const byName = ['mkdirSync', 'renameSync', 'unlinkSync', 'rmdirSync', 'truncateSync', 'utimesSync'] as const
const writing = fs.constants.O_WRONLY | fs.constants.O_RDWR | fs.constants.O_CREAT

/**
 * Makes a folder one that can only be read from now on, files that are open included, as Linux does with a disk that
 * fails; to mount it so would be refused while files are open. For PGlite in this process, which looks its file
 * functions up at each call.
 * @returns gives it back.
 */
export function makeReadOnly(folder: string): () => void {
  const isIn = (path: unknown) => typeof path === 'string' && `${path}${sep}`.startsWith(join(folder, sep))
  const isOpenIn = (number: unknown) => isIn(fs.readlinkSync(`/proc/self/fd/${String(number)}`))
  const givingBack = [
    ...byNumber.map((name) => refuse(name, ([number]) => isOpenIn(number))),
    ...byName.map((name) => refuse(name, ([path]) => isIn(path))),
    refuse('openSync', ([path, flags]) => isIn(path) && (Number(flags) & writing) !== 0),
  ]
  return () => {
    for (const giveBack of givingBack) giveBack()
  }
}

type Name = (typeof byNumber)[number] | (typeof byName)[number] | 'openSync'

function refuse(name: Name, isMeant: (given: unknown[]) => boolean): () => void {
  const real = fs[name]
  const set = (value: unknown) =>
    Object.defineProperty(fs, name, { value, configurable: true, writable: true })
  set((...given: unknown[]): unknown => {
    if (!isMeant(given)) return Reflect.apply(real, fs, given)
    throw Object.assign(new Error(`EROFS: read-only file system, ${name}`), { code: 'EROFS', errno: -30 })
  })
  return () => void set(real)
}
