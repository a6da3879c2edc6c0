import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { emptyDataFolder } from '../database/support/data-folder.ts'
import { runCommand } from './support/run-command.ts'

test('make-it-mine copies what is written in sample/, and nothing over a business/ that is there', async () => {
  const project = emptyDataFolder()
  const ownText = join(project, 'business/cities/ours.ts')
  mkdirSync(join(project, 'sample/cities'), { recursive: true })
  mkdirSync(join(project, 'sample/generated'))
  writeFileSync(join(project, 'sample/cities/ours.ts'), 'the sample’s')
  const first = await runCommand('make-it-mine', [], {}, project)
  expect(first).toMatchObject({ status: 0, stderr: '' })
  expect(readdirSync(join(project, 'business'))).toEqual(['cities'])

  writeFileSync(ownText, 'the owner’s')
  const second = await runCommand('make-it-mine', [], {}, project)
  expect(second).toMatchObject({
    status: 1,
    stderr: expect.stringContaining('business/ already exists'),
  })
  expect(readFileSync(ownText, 'utf8')).toBe('the owner’s')
})
