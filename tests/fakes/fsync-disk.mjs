// Preloaded into a process: keeps in SYNCED_TO what of the folder SYNCED_FROM has been forced to the disk, which is
// what a power cut leaves. A file has the content of its last fsync. Its name is there since then, as ext4, XFS and
// btrfs have it; any other change of names counts when its folder is synced.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join, relative } from 'node:path'

const from = process.env.SYNCED_FROM
const to = process.env.SYNCED_TO
const beingCopied = `${to}.being-copied`
const { fsyncSync } = fs
/** The name under which the disk knows a file, by its inode. */
const names = new Map()

function keep(fd) {
  const path = fs.readlinkSync(`/proc/self/fd/${fd}`)
  const place = relative(from, path)
  if (place.startsWith('..')) return
  if (fs.fstatSync(fd).isDirectory()) keepNames(path, join(to, place))
  else keepContent(path, join(to, place))
}

function keepContent(path, kept) {
  if (!fs.existsSync(path)) return
  const { ino } = fs.statSync(path)
  const before = names.get(ino)
  // The system gives numbers again: a file that still bears the earlier name is another one.
  if (before !== undefined && before !== kept && !fs.existsSync(join(from, relative(to, before)))) {
    fs.rmSync(before, { force: true })
  }
  names.set(ino, kept)
  fs.mkdirSync(dirname(kept), { recursive: true })
  // In one step: a process that is killed while it copies must not take away what was on the disk before.
  fs.copyFileSync(path, beingCopied)
  fs.renameSync(beingCopied, kept)
}

function keepNames(folder, kept) {
  fs.mkdirSync(kept, { recursive: true })
  names.set(fs.statSync(folder).ino, kept)
  const present = new Set(fs.readdirSync(folder))
  for (const name of fs.readdirSync(kept)) {
    if (!present.has(name)) moveOrRemove(join(kept, name), folder)
  }
  for (const name of present) keepName(join(folder, name), join(kept, name))
}

// A folder that was renamed takes what is kept of it along.
function moveOrRemove(kept, folder) {
  const renamed = fs
    .readdirSync(folder)
    .find(
      (name) =>
        !fs.existsSync(join(dirname(kept), name)) && names.get(fs.statSync(join(folder, name)).ino) === kept,
    )
  if (renamed === undefined) fs.rmSync(kept, { recursive: true, force: true })
  else fs.renameSync(kept, join(dirname(kept), renamed))
}

function keepName(path, kept) {
  const stat = fs.statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return
  names.set(stat.ino, kept)
  if (fs.existsSync(kept)) return
  if (stat.isDirectory()) fs.mkdirSync(kept)
  else fs.writeFileSync(kept, '')
}

fs.fsyncSync = (fd) => {
  fsyncSync(fd)
  keep(fd)
}
const probe = await fs.promises.open('/dev/null')
const FileHandle = Object.getPrototypeOf(probe)
await probe.close()
const { sync } = FileHandle
FileHandle.sync = async function syncAndKeep() {
  await sync.call(this)
  keep(this.fd)
}
syncBuiltinESMExports()
