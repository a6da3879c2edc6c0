import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { closeSync, openSync } from 'node:fs'

import { expect, test } from 'vitest'

// A megabyte: sixteen times what a pipe holds.
const program = `
  import { outliveReaders, writeLog } from '../scripts/lib/log-output.ts'
  outliveReaders()
  for (let line = 0; line < 10_000; line += 1) writeLog('x'.repeat(99) + '\\n')
  console.log('went on')
`

/** What it says on its other output when the reader of its log is like this. */
async function saidWith(stderr: 'pipe' | number, gone = false): Promise<string> {
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program], {
    stdio: ['ignore', 'pipe', stderr],
  })
  if (gone) child.stderr?.destroy()
  // A pipe that nobody reads from.
  else child.stderr?.pause()
  let said = ''
  child.stdout?.on('data', (chunk) => (said += String(chunk)))
  await once(child, 'exit')
  return said.trim()
}

test.skipIf(process.platform !== 'linux')(
  'a log whose reader stalls, is gone or whose disk is full stops nobody',
  async () => {
    const full = openSync('/dev/full', 'w')
    expect(await Promise.all([saidWith('pipe'), saidWith('pipe', true), saidWith(full)])).toEqual([
      'went on',
      'went on',
      'went on',
    ])
    closeSync(full)
  },
)
