// The folder of the firm whose site this is: the owner's own if there is one,
// else the sample. The suite also builds another firm's (FIRM). CommonJS because
// bootstrap.cjs reads it before anything is installed.
const { existsSync } = require('node:fs')
const path = require('node:path')

const root = path.resolve(__dirname, '../..')
const folders = {
  business: 'business',
  sample: 'sample',
  'another-firm': 'tests/another-firm',
}

const ownFirm = existsSync(path.join(root, folders.business))
  ? 'business'
  : 'sample'

// Also the name of the condition under which package.json imports the folder.
const firm = process.env.FIRM || ownFirm

// For a process that is about a firm.
function firmEnvironment(name) {
  const { NODE_OPTIONS = '' } = process.env
  const names = Object.keys(folders)
  const conditions = new Set(names.map((each) => `--conditions=${each}`))
  const options = NODE_OPTIONS.split(' ').filter(
    (each) => !conditions.has(each),
  )
  options.push(`--conditions=${name}`)
  return { FIRM: name, NODE_OPTIONS: options.join(' ').trim() }
}

function firmFolderOf(name) {
  return folders[name]
}

function outputFolderOf(name) {
  return name === ownFirm ? '.output' : `${firmFolderOf(name)}/generated/output`
}

const firmFolder = firmFolderOf(firm)
const outputFolder = outputFolderOf(firm)

// Shorthand properties are what ES modules can import by name.
module.exports = {
  firm,
  ownFirm,
  firmFolder,
  firmFolderOf,
  firmEnvironment,
  outputFolder,
  outputFolderOf,
}
