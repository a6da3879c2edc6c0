import { writeFile } from 'node:fs/promises'

import { knowledgeSql } from '../app/content/knowledge/knowledge-sql.ts'
import { knowledge } from '../app/content/knowledge/knowledge.ts'
import { readOptions } from './lib/command-line.ts'

const file = 'supabase/generated/knowledge.sql'
const usage = `Usage: npm run knowledge    regenerate ${file} from app/content`

readOptions(usage, {})
await writeFile(file, knowledgeSql(knowledge))
console.log(`Wrote ${knowledge.length} entries to ${file}.`)
