import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import { knowledge } from '../app/content/knowledge/knowledge.ts'
import { readOptions } from './lib/command-line.ts'
import { knowledgeFile, knowledgeSql } from './lib/knowledge-sql.ts'

readOptions('Usage: npm run knowledge    writes what the assistant knows from app/content to SQL', {})
await mkdir(dirname(knowledgeFile), { recursive: true })
await writeFile(knowledgeFile, knowledgeSql(knowledge))
console.log(`${knowledge.length} entries written to ${knowledgeFile}`)
