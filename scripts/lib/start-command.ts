import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import * as v from 'valibot'

const packageSchema = v.object({ scripts: v.object({ start: v.pipe(v.string(), v.startsWith('node ')) }) })
const packageFile = join(import.meta.dirname, '../../package.json')
const { scripts } = v.parse(packageSchema, JSON.parse(readFileSync(packageFile, 'utf8')))

/** What Node is given by `npm start`, for those who run the same without npm. */
export const startArguments = scripts.start.split(' ').slice(1)
