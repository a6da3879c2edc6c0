import { spawnSync } from 'node:child_process'

/** Builds the site in a folder. Returns the seconds it took. */
export function buildProject(folder: string): number {
  const began = performance.now()
  const built = spawnSync(
    process.execPath,
    ['node_modules/vite/bin/vite.js', 'build', '-c', 'app.config.ts'],
    {
      cwd: folder,
      encoding: 'utf8',
      maxBuffer: 64 * 2 ** 20,
      // Not that of a test, with which React would be built for development.
      env: { ...process.env, NODE_ENV: 'production' },
    },
  )
  if (built.status !== 0) throw new Error(`${folder} does not build:\n${built.stdout}\n${built.stderr}`)
  return (performance.now() - began) / 1000
}
