// Preloaded by npm start: Node keeps what it has made of our TypeScript, also for the processes that are started. From
// the second start on none of them loads the compiler, which would stay in the memory of each.
import { enableCompileCache } from 'node:module'
import { fileURLToPath } from 'node:url'

const folder = fileURLToPath(new URL('../../node_modules/.cache/compiled', import.meta.url))
enableCompileCache(folder)
process.env.NODE_COMPILE_CACHE ??= folder
