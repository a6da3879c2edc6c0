// Prepares a clone: installs the dependencies if the lockfile changed, and then
// runs one of these commands:
//   install           does nothing more
//   build             builds the site if a source changed
//   rebuild           builds the site, for NITRO_PRESET if that is set
//   start             builds the site if a source changed, and runs it in this process
//   scripts/x.ts ...  runs a script with the project's own Node
//   check-installer   fails if another program than npm is installing the dependencies
// Plain JavaScript without dependencies because it runs on the machine's Node
// before anything is installed. CommonJS because Node cannot load an ES module
// from a path with a backslash, which this reports.
const { spawn, spawnSync } = require('node:child_process')
const { createHash } = require('node:crypto')
const fs = require('node:fs')
const nodeModule = require('node:module')
const path = require('node:path')
const {
  firm,
  firmEnvironment,
  firmFolder,
  outputFolder,
  ownFirm,
} = require('./lib/firm.cjs')
const { startProgress } = require('./lib/progress.cjs')

const root = path.resolve(__dirname, '..')
const nodeName = process.platform === 'win32' ? 'node.exe' : 'node'
const projectNode = path.join(root, 'node_modules/node/bin', nodeName)
const buildStamp = path.join(root, outputFolder, '.build-stamp')
// What is made of the site's own firm is also copied to supabase/.
const stampFolder = firm === ownFirm ? 'supabase' : firmFolder
const generateStamp = path.join(root, stampFolder, 'generated/.stamp')
const packageFiles = ['package.json', 'package-lock.json']
const firmSources = [firmFolder, 'app/content', 'scripts', ...packageFiles]
const buildSources = [
  'app',
  firmFolder,
  'supabase/functions/_shared',
  'app.config.ts',
  'tsconfig.json',
  ...packageFiles,
]

async function main() {
  const [command, ...args] = process.argv.slice(2)
  const problem = findProblem(command)
  if (problem !== undefined) fail(problem)
  if (command === 'check-installer') return

  process.chdir(root)
  shareCompileCache()
  useFirm()
  await installIfChanged()
  if (command === 'install') return
  await generateIfChanged(command)
  if (command === 'build') await buildIfChanged()
  else if (command === 'rebuild') await rebuild()
  else if (command === 'start') await start()
  else if (command !== undefined) runNode([command, ...args])
}

function findProblem(command) {
  return (
    findNodeProblem() ?? findInstallerProblem(command) ?? findFolderProblem()
  )
}

function findNodeProblem() {
  const { node } = process.versions
  const [major = 0, minor = 0] = node.split('.').map(Number)
  const isSupported =
    (major === 20 && minor >= 19) || (major === 22 && minor >= 12) || major > 22
  // The site's scripts are TypeScript.
  if (/--no-(?:experimental-)?strip-types/.test(process.env.NODE_OPTIONS))
    return 'NODE_OPTIONS turns off TypeScript. Remove --no-experimental-strip-types from it.'
  if (isSupported) return undefined
  return `This needs Node 20.19 or a later 20.x, or 22.12 or later, not ${node}.`
}

function findInstallerProblem(command) {
  if (command !== 'check-installer') return undefined
  // npm and its alternatives name themselves in this variable for the scripts
  // that they run.
  const agent = process.env.npm_config_user_agent ?? 'npm'
  const [installer] = agent.split('/')
  if (installer === 'npm') return undefined
  return `This project is installed by npm, not ${installer}. Run npm start, which also installs everything.`
}

function findFolderProblem() {
  // Windows has a drive letter with a colon, and separates folders by
  // backslashes.
  const folders =
    process.platform === 'win32' ? root.slice(2).replaceAll('\\', '/') : root
  // The build reads its paths as patterns and URLs, and PATH separates folders
  // by colons.
  const match = /['#[\]*\\:?]/.exec(folders)
  if (match === null) return undefined
  return `The site cannot be built in a folder whose path contains ${match[0]}. Move it: ${root}`
}

// Node 20 has no such cache.
function shareCompileCache() {
  process.env.NODE_COMPILE_CACHE ??= path.resolve('node_modules/.cache/node')
  nodeModule.enableCompileCache?.()
}

// Node, Vite and the tests find the firm's folder by this condition
// (package.json).
function useFirm() {
  Object.assign(process.env, firmEnvironment(firm))
}

async function installIfChanged() {
  // `npm ci` would empty the target of a symlink, which belongs to another
  // checkout.
  const stats = fs.lstatSync('node_modules', { throwIfNoEntry: false })
  if (stats?.isSymbolicLink()) return
  const contents = packageFiles.map((file) => fs.readFileSync(file, 'utf8'))
  await runIfChanged('node_modules/.install-stamp', contents, install)
}

function install() {
  // The flags override npm's settings: nothing runs without all packages and
  // Node's and Deno's install scripts.
  const all = '--ignore-scripts=false --include=dev'
  const quiet = '--no-audit --no-fund --no-progress --loglevel=error'
  // npm writes to stderr because stdout belongs to the command that follows and
  // may be parsed.
  const options = { shell: true, stdio: ['ignore', 2, 2] }
  const npm = spawn(`npm ci ${all} ${quiet}`, options)
  return exitOf(npm, 'Installing dependencies')
}

async function generateIfChanged(command) {
  const states = firmSources.flatMap(fileStates)
  // The doctor lists what else it finds, with what was generated before.
  const mayFail =
    command === 'scripts/doctor.ts' &&
    fs.existsSync(path.join(firmFolder, 'generated/index.ts'))
  await runIfChanged(generateStamp, states, async () => {
    const generate = spawn(projectNode, ['scripts/generate.ts'], {
      stdio: ['ignore', 2, 2],
    })
    const status = await statusOf(generate)
    if (status === 0) return true
    // 2: the folder can’t even be imported.
    if (!mayFail || status === 2) process.exit(status ?? 1)
    process.env.FOLDER_HAS_PROBLEMS = 'yes'
    return false
  })
}

async function buildIfChanged() {
  const states = buildSources.flatMap(fileStates)
  // For this machine.
  const env = { ...process.env, NITRO_PRESET: '' }
  await runIfChanged(buildStamp, states, () => build(env))
}

async function rebuild() {
  fs.rmSync(buildStamp, { force: true })
  if (process.env.NITRO_PRESET) await build(process.env)
  else await buildIfChanged()
}

function build(environment) {
  const vite = 'node_modules/vite/bin/vite.js'
  const args = ['build', '-c', 'app.config.ts', '--logLevel', 'error']
  // A NODE_ENV from the developer's shell would mix in parts of React's
  // development version.
  const env = { ...environment, NODE_ENV: 'production' }
  const options = { env, stdio: ['ignore', 'ignore', 'inherit'] }
  const builder = spawn(projectNode, [vite, ...args], options)
  return exitOf(builder, 'Building the site')
}

async function exitOf(child, activity) {
  const status = await statusOf(child, activity)
  if (status !== 0) process.exit(status ?? 1)
  return true
}

async function statusOf(child, activity) {
  if (activity) console.error(`${activity}...`)
  const progress = startProgress(() => activity ?? 'Reading the firm’s folder')
  const status = await new Promise((resolve, reject) => {
    child.once('error', reject).once('exit', resolve)
  })
  progress?.stop()
  return status
}

async function start() {
  await buildIfChanged()
  // If npm skipped "prestart", this Node may not support TypeScript. The next
  // time, npm finds the project's own Node.
  if (!process.features.typescript)
    fail(
      'Everything is now installed and built. Run "npm start" again to start the site.',
    )
  require('./lib/use-firm.cjs')
  await import('./start.ts')
}

function runNode(args) {
  const { status } = spawnSync(projectNode, args, { stdio: 'inherit' })
  if (status !== 0) process.exit(status ?? 1)
}

async function runIfChanged(stamp, states, action) {
  const hash = createHash('sha256')
  const fingerprint = hash.update(states.join('\n')).digest('hex')
  const last = fs.existsSync(stamp) ? fs.readFileSync(stamp, 'utf8') : ''
  if (last === fingerprint) return
  if (!canWrite())
    fail(
      `The site must be installed and built first, and this user cannot write to ${root}. Run npm run build there as its owner.`,
    )
  if (await action()) fs.writeFileSync(stamp, fingerprint)
}

function canWrite() {
  const folders = ['.', 'node_modules', outputFolder].filter(fs.existsSync)
  try {
    for (const folder of folders) fs.accessSync(folder, fs.constants.W_OK)
    return true
  } catch {
    return false
  }
}

// Reads no contents because the pictures alone are tens of megabytes.
function fileStates(source) {
  // These are generated.
  if (/routeTree\.gen\.ts$|[/\\]generated$/.test(source)) return []
  const stats = fs.statSync(source)
  // The layers of a Docker image drop fractions.
  const seconds = Math.floor(stats.mtimeMs / 1000)
  if (!stats.isDirectory()) return [`${source} ${stats.size} ${seconds}`]
  const names = fs.readdirSync(source)
  return names.flatMap((name) => fileStates(path.join(source, name)))
}

function fail(message) {
  console.error(message)
  process.exit(1)
}

void main()
