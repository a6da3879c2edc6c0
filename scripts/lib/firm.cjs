// The folder of the firm whose site this is: the owner's own if there is one,
// else the sample. CommonJS because bootstrap.cjs reads it before anything is
// installed.
const { existsSync } = require('node:fs')
const path = require('node:path')

const root = path.resolve(__dirname, '../..')
const folders = {
  business: 'business',
  sample: 'sample',
  'another-firm': 'tests/another-firm',
}

// Also the name of the condition under which package.json imports the folder.
const firm =
  process.env.FIRM ||
  (existsSync(path.join(root, folders.business)) ? 'business' : 'sample')

module.exports = { firm, firmFolder: folders[firm] }
