// Preload script that simulates a power cut: SYNCED_TO mirrors only what has
// been fsynced of SYNCED_FROM. fsync of a file persists its content and name,
// as on ext4, XFS and btrfs. Other changes of names persist when their folder
// is synced.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { dirname, join, relative } from 'node:path'

const from = process.env.SYNCED_FROM
const to = process.env.SYNCED_TO
const temporaryCopy = `${to}.being-copied`
const { fsyncSync } = fs
// By inode.
const mirroredPaths = new Map()

function mirror(fd) {
  const path = fs.readlinkSync(`/proc/self/fd/${fd}`)
  const relativePath = relative(from, path)
  if (relativePath.startsWith('..')) return
  if (fs.fstatSync(fd).isDirectory()) mirrorNames(path, join(to, relativePath))
  else mirrorContent(path, join(to, relativePath))
}

function mirrorContent(path, target) {
  if (!fs.existsSync(path)) return
  const { ino } = fs.statSync(path)
  const previous = mirroredPaths.get(ino)
  // Inode numbers are reused.
  if (
    previous !== undefined &&
    previous !== target &&
    !fs.existsSync(join(from, relative(to, previous)))
  ) {
    fs.rmSync(previous, { force: true })
  }
  mirroredPaths.set(ino, target)
  fs.mkdirSync(dirname(target), { recursive: true })
  // A process killed during the copy must not lose the previous content.
  fs.copyFileSync(path, temporaryCopy)
  fs.renameSync(temporaryCopy, target)
}

function mirrorNames(folder, target) {
  fs.mkdirSync(target, { recursive: true })
  mirroredPaths.set(fs.statSync(folder).ino, target)
  const present = new Set(fs.readdirSync(folder))
  for (const name of fs.readdirSync(target)) {
    if (!present.has(name)) moveOrRemove(join(target, name), folder)
  }
  for (const name of present) mirrorName(join(folder, name), join(target, name))
}

function moveOrRemove(target, folder) {
  const renamed = fs
    .readdirSync(folder)
    .find(
      (name) =>
        !fs.existsSync(join(dirname(target), name)) &&
        mirroredPaths.get(fs.statSync(join(folder, name)).ino) === target,
    )
  if (renamed === undefined) fs.rmSync(target, { recursive: true, force: true })
  else fs.renameSync(target, join(dirname(target), renamed))
}

function mirrorName(path, target) {
  const stat = fs.statSync(path, { throwIfNoEntry: false })
  if (stat === undefined) return
  mirroredPaths.set(stat.ino, target)
  if (fs.existsSync(target)) return
  if (stat.isDirectory()) fs.mkdirSync(target)
  else fs.writeFileSync(target, '')
}

fs.fsyncSync = (fd) => {
  fsyncSync(fd)
  mirror(fd)
}
const probe = await fs.promises.open('/dev/null')
const FileHandle = Object.getPrototypeOf(probe)
await probe.close()
const { sync } = FileHandle
FileHandle.sync = async function syncAndMirror() {
  await sync.call(this)
  mirror(this.fd)
}
syncBuiltinESMExports()
