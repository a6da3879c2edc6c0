import { fsyncSync } from 'node:fs'

import { NodeFS } from '@electric-sql/pglite/nodefs'

// Input/output error, in the numbers of WebAssembly's system interface.
const ioError = 29

/**
 * A folder of this machine as PGlite's file system, where fsync means fsync: what PostgreSQL takes for written is
 * on the disk, and survives a power cut. PGlite's own one leaves the calls out.
 */
export class DurableFiles extends NodeFS {
  override async init(...[pglite, options]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts } = await super.init(pglite, options)
    const preRun = [...(emscriptenOpts.preRun ?? [])]
    preRun.push(({ FS }) => {
      const { NODEFS } = FS.filesystems
      NODEFS.stream_ops.fsync = ({ nfd }: { nfd: number }) => {
        try {
          fsyncSync(nfd)
        } catch {
          // PostgreSQL decides what that means: it gives up rather than acknowledge.
          throw new FS.ErrnoError(ioError)
        }
      }
    })
    return { emscriptenOpts: { ...emscriptenOpts, preRun } }
  }
}
