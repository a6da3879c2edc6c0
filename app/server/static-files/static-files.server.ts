import { LRUCache } from 'lru-cache'

import type { HeaderPairs } from '../http/header-pairs'
import { pathOfTarget } from '../http/path-of-target'
import { listFiles } from './listed-files.server'
import { type LoadedFile, loadFile } from './loaded-file.server'

interface StaticFilesOptions {
  folder: string
  /** Sent with every file. */
  always: HeaderPairs
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

  /**
   * The file at this address: at once when it is in memory, otherwise once it has been read.
   * @returns nothing when there is no such file.
   */
  function at(target: string): LoadedFile | Promise<LoadedFile> | undefined {
    const address = addressOf(target)
    const file = files.get(address)
    return file && (loaded.get(address) ?? loading.get(address) ?? load(address))
  }

  function load(address: string): Promise<LoadedFile> | undefined {
    const file = files.get(address)
    if (!file) return undefined
    const reading = loadFile(file, options)
      .then((read) => {
        loaded.set(address, read)
        return read
      })
      .finally(() => loading.delete(address))
    loading.set(address, reading)
    return reading
  }

  return { at }
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
