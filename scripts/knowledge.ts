import { writeFile } from 'node:fs/promises'

import { knowledgeSql } from '../app/content/knowledge/knowledge-sql.ts'
import { knowledge } from '../app/content/knowledge/knowledge.ts'
import { readOptions } from './lib/command-line.ts'

const file = 'supabase/generated/knowledge.sql'
readOptions(`Usage: npm run knowledge    writes ${file} anew from app/content`, {})
await writeFile(file, knowledgeSql(knowledge))
console.log(`${knowledge.length} entries written to ${file}`)
