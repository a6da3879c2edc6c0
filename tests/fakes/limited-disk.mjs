// Preload script that simulates a disk with fewer features for the paths below
// LIMITED_DISK. The variables are error codes: of fsync(2) of a folder and of a
// file, of writing new files, and of moving a database. While the file
// DISK_FULL_WHILE exists, no file there can grow. FREE_BYTES is what it says is
// free.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const {
  LIMITED_DISK: disk,
  FOLDER_SYNC_ERROR,
  FILE_SYNC_ERROR,
  WRITE_ERROR,
  RENAME_ERROR,
  DISK_FULL_WHILE,
  FREE_BYTES,
} = process.env

function failure(code, syscall, path) {
  const error = new Error(`${code}: simulated, ${syscall}`)
  return Object.assign(error, {
    code,
    syscall,
    ...(path === undefined ? {} : { path }),
  })
}

function isOnDisk(fd) {
  return fs.readlinkSync(`/proc/self/fd/${fd}`).startsWith(disk)
}

function assertSyncs(fd) {
  if (!isOnDisk(fd)) return
  const isFolder = fs.fstatSync(fd).isDirectory()
  const code = isFolder ? FOLDER_SYNC_ERROR : FILE_SYNC_ERROR
  if (code) throw failure(code, 'fsync')
}

const { fsyncSync } = fs
fs.fsyncSync = (fd) => {
  assertSyncs(fd)
  fsyncSync(fd)
}

// PGlite writes its files through this function.
const { writeSync } = fs
fs.writeSync = (fd, buffer, offset, length, position) => {
  if (DISK_FULL_WHILE && fs.existsSync(DISK_FULL_WHILE) && isOnDisk(fd)) {
    const end = Number(position) + length
    if (end > fs.fstatSync(fd).size) throw failure('ENOSPC', 'write')
  }
  return writeSync(fd, buffer, offset, length, position)
}

function assertWorks(code, syscall, path) {
  if (code && path.startsWith(disk)) throw failure(code, syscall, path)
}

const { mkdir, rename, writeFile } = fs.promises
fs.promises.mkdir = async (path, options) => {
  // A read-only disk still has the folders that it has.
  if (!fs.existsSync(path)) assertWorks(WRITE_ERROR, 'mkdir', path)
  return await mkdir(path, options)
}
fs.promises.rename = async (from, to) => {
  if (RENAME_ERROR && to === `${disk}/database`)
    throw failure(RENAME_ERROR, 'rename', from)
  await rename(from, to)
}
fs.promises.writeFile = async (path, ...rest) => {
  assertWorks(WRITE_ERROR, 'open', path)
  await writeFile(path, ...rest)
}

const { statfs } = fs.promises
fs.promises.statfs = async (path, ...rest) => {
  const stats = await statfs(path, ...rest)
  if (FREE_BYTES) stats.bavail = Math.floor(Number(FREE_BYTES) / stats.bsize)
  return stats
}

const probe = await fs.promises.open('/dev/null')
const FileHandle = Object.getPrototypeOf(probe)
await probe.close()
const { sync } = FileHandle
FileHandle.sync = async function syncOnDisk() {
  assertSyncs(this.fd)
  await sync.call(this)
}

syncBuiltinESMExports()
