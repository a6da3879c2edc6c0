import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

/** Nitro leaves files below a kilobyte as they are. A page fetches half a dozen of those: together they count. */
export function compressSmallFiles(folder: string): void {
  const assets = join(folder, 'public', 'assets')
  for (const name of readdirSync(assets)) {
    if (!/\.(js|css|svg)$/.test(name) || existsSync(join(assets, `${name}.br`))) continue
    const content = readFileSync(join(assets, name))
    for (const [ending, coded] of [
      ['br', brotliCompressSync(content)],
      ['gz', gzipSync(content)],
    ] as const) {
      if (coded.byteLength < content.byteLength) writeFileSync(join(assets, `${name}.${ending}`), coded)
    }
  }
}
