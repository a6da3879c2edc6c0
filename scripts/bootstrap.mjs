// Makes a bare clone ready to run: installs when the lockfile changed and, with the argument `build`, builds
// when a source changed. Plain JavaScript without dependencies: it must run on whatever Node is there before anything is installed. The script npm runs next finds the project's own Node on its path.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, lstatSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)
if (!((major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22)) {
  console.error(`This needs Node 20.19 or newer of 20, or 22.12 or newer; this is ${process.versions.node}.`)
  process.exit(1)
}

const root = join(dirname(fileURLToPath(import.meta.url)), '..')
const buildInputs = [
  'app',
  'public',
  'supabase/functions/_shared',
  'scripts/build',
  'scripts/build.ts',
  'app.config.ts',
  'tsconfig.json',
  'package-lock.json',
]

// What a link leads to is another checkout's, and npm would empty it.
if (!lstatSync(join(root, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink()) {
  upToDate(
    'node_modules/.install-stamp',
    fingerprintOfContents(['package.json', 'package-lock.json']),
    () => {
      console.log('Installing dependencies ...')
      runNpm(['ci', '--no-audit', '--no-fund', '--loglevel=error'])
    },
  )
}

if (process.argv[2] === 'build') {
  upToDate('.output/.build-stamp', fingerprintOfTree(buildInputs), () => {
    console.log('Building the site ...')
    runNpm(['run', '--silent', 'build'])
  })
}

function upToDate(stamp, fingerprint, bringUpToDate) {
  const file = join(root, stamp)
  if (existsSync(file) && readFileSync(file, 'utf8') === fingerprint) return
  bringUpToDate()
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, fingerprint)
}

function fingerprintOfContents(files) {
  const hash = createHash('sha256')
  for (const file of files) hash.update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

// Size and time instead of contents: the pictures alone are tens of megabytes.
function fingerprintOfTree(paths) {
  const hash = createHash('sha256')
  for (const path of paths) addToFingerprint(hash, path)
  return hash.digest('hex')
}

function addToFingerprint(hash, path) {
  const absolute = join(root, path)
  if (!existsSync(absolute) || path.endsWith('routeTree.gen.ts')) return
  const stat = statSync(absolute)
  if (stat.isDirectory()) {
    for (const entry of readdirSync(absolute).toSorted()) addToFingerprint(hash, join(path, entry))
  } else {
    hash.update(`${path} ${stat.size} ${stat.mtimeMs}\n`)
  }
}

function runNpm(args) {
  const npm = process.env.npm_execpath
  const [command, before] = npm ? [process.execPath, [npm]] : ['npm', []]
  const shell = !npm && process.platform === 'win32'
  // Output is kept back unless it is needed: a newcomer should see what happens, not two hundred lines of it.
  const result = spawnSync(command, [...before, ...args], {
    cwd: root,
    encoding: 'utf8',
    shell,
    maxBuffer: 64 * 1024 * 1024,
  })
  if (result.status === 0) return
  console.error(result.stdout, result.stderr)
  console.error(`"npm ${args.join(' ')}" failed; its output stands above.`)
  process.exit(1)
}
