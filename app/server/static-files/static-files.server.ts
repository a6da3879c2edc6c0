import { LRUCache } from 'lru-cache'

import type { FlatHeaders } from '../http/flat-headers'
import { pathOfTarget } from '../http/path-of-target'
import { type ListedFile, listFiles } from './listed-files.server'
import { type LoadedFile, loadFile } from './loaded-file.server'

interface StaticFilesOptions {
  folder: string
  /** Sent with every file. */
  always: FlatHeaders
  /** How much of the files is kept in memory, the least recently asked for leaving first. */
  mostInMemory: number
  /** A file above this is never kept, but read from the disk piece by piece. */
  largestInMemory: number
}

/** The files of a folder as it is now. */
export function createStaticFiles({ folder, mostInMemory, ...options }: StaticFilesOptions) {
  const files = listFiles(folder)
  const loaded = new LRUCache<string, LoadedFile>({
    maxSize: mostInMemory,
    // The objects around the bytes count too: hundreds of tiny files are not free.
    sizeCalculation: ({ bytes }) => bytes + 4096,
  })
  const loading = new Map<string, Promise<LoadedFile>>()

  /** The file at this address when it has been read, and nothing when it has not or there is none. */
  function inMemory(target: string): LoadedFile | undefined {
    return loaded.get(addressOf(target))
  }

  /** The file at this address, once it has been read; nothing when there is none. */
  function read(target: string): Promise<LoadedFile> | undefined {
    const address = addressOf(target)
    const known = loaded.get(address)
    if (known) return Promise.resolve(known)
    const file = files.get(address)
    return file && (loading.get(address) ?? load(address, file))
  }

  function load(address: string, file: ListedFile): Promise<LoadedFile> {
    const reading = loadFile(file, options)
      .then((read) => {
        loaded.set(address, read)
        return read
      })
      .finally(() => loading.delete(address))
    loading.set(address, reading)
    return reading
  }

  return { inMemory, read }
}

function addressOf(target: string): string {
  const path = pathOfTarget(target)
  if (!path.includes('%')) return path
  try {
    return decodeURI(path)
  } catch {
    return path
  }
}
