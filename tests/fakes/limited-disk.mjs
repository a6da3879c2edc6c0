// Preload script that simulates a disk with fewer features, as the system
// reports it, for the paths below LIMITED_DISK. LINK_ERROR, FOLDER_SYNC_ERROR
// and FILE_SYNC_ERROR are the error codes of hard links and of fsync(2) there.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'

const {
  LIMITED_DISK: disk,
  LINK_ERROR,
  FOLDER_SYNC_ERROR,
  FILE_SYNC_ERROR,
} = process.env

function failure(code, syscall, path) {
  const error = new Error(`${code}: simulated, ${syscall}`)
  return Object.assign(error, {
    code,
    syscall,
    ...(path === undefined ? {} : { path }),
  })
}

/**
 * Throws the error of fsync(2) for an open file or folder on the limited disk.
 */
function assertSyncs(fd) {
  if (!fs.readlinkSync(`/proc/self/fd/${fd}`).startsWith(disk)) return
  const code = fs.fstatSync(fd).isDirectory()
    ? FOLDER_SYNC_ERROR
    : FILE_SYNC_ERROR
  if (code) throw failure(code, 'fsync')
}

const { fsyncSync } = fs
fs.fsyncSync = (fd) => {
  assertSyncs(fd)
  fsyncSync(fd)
}

const { link } = fs.promises
fs.promises.link = async (existing, path) => {
  if (LINK_ERROR && String(path).startsWith(disk))
    throw failure(LINK_ERROR, 'link', path)
  await link(existing, path)
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
