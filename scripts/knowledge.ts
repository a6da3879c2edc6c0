import { mkdir, writeFile } from 'node:fs/promises'
import { dirname } from 'node:path'

import { knowledge } from '../app/content/knowledge/knowledge.ts'
import { knowledgeFile, knowledgeSql } from './knowledge/knowledge-sql.ts'

await mkdir(dirname(knowledgeFile), { recursive: true })
await writeFile(knowledgeFile, knowledgeSql(knowledge))
console.log(`${knowledge.length} entries written to ${knowledgeFile}`)
