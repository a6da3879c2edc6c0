// Preload script that simulates a power cut: SYNCED_TO mirrors only what has been fsynced of the folder SYNCED_FROM.
// A file has the content of its last fsync, which also persists its name, as on ext4, XFS and btrfs. Other changes of
// names persist when their folder is synced.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join, relative } from 'node:path'

const from = process.env.SYNCED_FROM
const to = process.env.SYNCED_TO
const beingCopied = `${to}.being-copied`
const { fsyncSync } = fs
/** Mirrored path of each file and folder, by inode. */
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
  // Inode numbers are reused: if the previous name still exists, it belongs to a different file.
  if (before !== undefined && before !== kept && !fs.existsSync(join(from, relative(to, before)))) {
    fs.rmSync(before, { force: true })
  }
  names.set(ino, kept)
  fs.mkdirSync(dirname(kept), { recursive: true })
  // Replaces the file atomically, because a process killed during the copy must not lose the previous content.
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

// The mirrored content of a renamed folder moves along with it.
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
