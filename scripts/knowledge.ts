import { writeFile } from 'node:fs/promises'

import { knowledge } from '../app/content/knowledge/knowledge.ts'
import { readOptions } from './lib/command-line.ts'
import { knowledgeFile, knowledgeSql } from './lib/knowledge-sql.ts'

readOptions(`Usage: npm run knowledge    writes ${knowledgeFile} anew from app/content`, {})
await writeFile(knowledgeFile, knowledgeSql(knowledge))
console.log(`${knowledge.length} entries written to ${knowledgeFile}`)
