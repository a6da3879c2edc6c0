import { writeFileSync } from 'node:fs'

import { licensesPage } from './licensed-packages.ts'

writeFileSync('docs/licenses.md', licensesPage(process.cwd()))
console.log('docs/licenses.md is written.')
