// Prepares a clone: installs the dependencies if the lockfile changed, and then
// runs one of these commands:
//   build             builds the site if a source changed
//   rebuild           always builds the site
//   start             builds the site if a source changed, and runs it in this process
//   scripts/x.ts ...  runs a script with the project's own Node
//   check-installer   fails if another program than npm is installing the dependencies
// Plain JavaScript without dependencies because it runs on the machine's Node
// before anything is installed. CommonJS because Node cannot load an ES module
// from a path with a backslash, which this reports.
const { execSync, spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const { accessSync, constants, existsSync, lstatSync } = require('node:fs')
const {
  readdirSync,
  readFileSync,
  statSync,
  writeFileSync,
} = require('node:fs')
const nodeModule = require('node:module')
const path = require('node:path')

const root = path.resolve(__dirname, '..')
const [command, ...options] = process.argv.slice(2)

const problem = findProblem()
if (problem !== undefined) fail(problem)
if (command === 'check-installer') process.exit(0)

process.chdir(root)
// Child processes share Node's compile cache, which saves time and memory. Node
// 20 has no such cache.
process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/node')
nodeModule.enableCompileCache?.()
const node = path.resolve(
  'node_modules/node/bin',
  process.platform === 'win32' ? 'node.exe' : 'node',
)
const packages = ['package.json', 'package-lock.json']
const sources = [
  'app',
  'public',
  'supabase/functions/_shared',
  'app.config.ts',
  'tsconfig.json',
  ...packages,
]

// Skipped for a symlink because `npm ci` would empty its target, which belongs
// to another checkout.
if (!lstatSync('node_modules', { throwIfNoEntry: false })?.isSymbolicLink()) {
  runIfChanged(
    'node_modules/.install-stamp',
    packages.map((file) => readFileSync(file, 'utf8')),
    () => {
      console.error('Installing dependencies...')
      // npm writes to stderr because stdout belongs to the command that follows
      // and may be parsed. The flags override npm's settings: nothing runs
      // without all packages and Node's and Deno's install scripts.
      const all = '--ignore-scripts=false --include=dev'
      execSync(`npm ci ${all} --no-audit --no-fund --loglevel=error`, {
        stdio: ['ignore', 2, 2],
      })
    },
  )
}
if (command === 'build' || command === 'start') {
  runIfChanged('.output/.build-stamp', sources.flatMap(fileStates), () => {
    console.log('Building the site...')
    // Show errors only.
    build(
      { NITRO_PRESET: '' },
      ['--logLevel', 'error'],
      ['ignore', 'ignore', 'inherit'],
    )
  })
} else if (command === 'rebuild') build({}, [])
else if (command !== undefined) run([command, ...options])

if (command === 'start') {
  // If npm skipped "prestart", this Node may not support TypeScript. The next
  // time, npm finds the project's own Node.
  if (process.features.typescript) void import('./start.ts')
  else {
    console.error(
      'Everything is now installed and built. Run "npm start" again to start the site.',
    )
    process.exit(1)
  }
}

/**
 * Returns why the site cannot be installed and built here, as a sentence that
 * says what to do.
 */
function findProblem() {
  return findNodeProblem() ?? findInstallerProblem() ?? findFolderProblem()
}

function findNodeProblem() {
  const { node } = process.versions
  const [major = 0, minor = 0] = node.split('.').map(Number)
  const isSupported =
    (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  return isSupported
    ? undefined
    : `This needs Node 20.19 or a later 20.x, or 22.12 or later, not ${node}.`
}

function findInstallerProblem() {
  // npm and its alternatives name themselves in this variable for the scripts
  // that they run.
  const [installer = 'npm'] =
    process.env.npm_config_user_agent?.split('/') ?? []
  if (command !== 'check-installer' || installer === 'npm') return undefined
  return `This project is installed by npm, not ${installer}. Run npm start, which also installs everything.`
}

function findFolderProblem() {
  // Windows has a drive letter with a colon, and separates folders by
  // backslashes.
  const folders =
    process.platform === 'win32' ? root.slice(2).replaceAll('\\', '/') : root
  // The build reads its paths as patterns and URLs, and PATH separates folders
  // by colons.
  const [character] = /['#[\]*\\:?]/.exec(folders) ?? []
  if (character === undefined) return undefined
  return `The site cannot be built in a folder whose path contains ${character}. Move it: ${root}`
}

function build(environment, flags, stdio = 'inherit') {
  // A NODE_ENV from the developer's shell would mix in parts of React's
  // development version.
  const env = { ...process.env, ...environment, NODE_ENV: 'production' }
  run(
    ['node_modules/vite/bin/vite.js', 'build', '-c', 'app.config.ts', ...flags],
    { env, stdio },
  )
}

function run(args, options = { stdio: 'inherit' }) {
  const { status } = spawnSync(node, args, options)
  if (status !== 0) process.exit(status ?? 1)
}

function runIfChanged(stamp, states, action) {
  const fingerprint = createHash('sha256')
    .update(states.join('\n'))
    .digest('hex')
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint) return
  if (!canWrite())
    fail(
      `The site must be installed and built first, and this user cannot write to ${root}. Run npm run build there as its owner.`,
    )
  action()
  writeFileSync(stamp, fingerprint)
}

/**
 * Returns whether this user can write to the folders that an installation and a
 * build change.
 */
function canWrite() {
  try {
    for (const folder of ['.', 'node_modules', '.output'])
      if (existsSync(folder)) accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

/**
 * Returns size and mtime of each file instead of its contents because the
 * pictures alone are tens of megabytes.
 */
function fileStates(source) {
  // The build itself generates the route tree.
  if (source.endsWith('routeTree.gen.ts')) return []
  const stats = statSync(source)
  if (stats.isDirectory())
    return readdirSync(source).flatMap((name) =>
      fileStates(path.join(source, name)),
    )
  return [`${source} ${stats.size} ${stats.mtimeMs}`]
}
