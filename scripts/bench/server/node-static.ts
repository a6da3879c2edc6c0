import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { startChild } from '../../lib/child-process.ts'
import { freePort } from '../../lib/port.ts'
import { untilItAnswers } from './ask-once.ts'
import type { ServedFile } from './served-file.ts'
import type { Server } from './subjects.ts'

/** The least a server in Node can do: the same bytes out of memory (node-static-server.ts). */
export async function startNodeStatic(files: readonly ServedFile[], folder: string): Promise<Server> {
  const port = await freePort()
  const list = join(folder, 'node-static.json')
  await writeFile(list, JSON.stringify(files))
  const child = startChild({
    name: 'the static server',
    args: [
      '--import',
      './scripts/lib/exit-with-parent.mjs',
      'scripts/bench/server/node-static-server.ts',
      list,
      String(port),
    ],
    environment: { NODE_ENV: 'production' },
    stdout: 'inherit',
  })
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(url, () => child.process.exitCode !== null)
  const { pid, exitCode } = child.process
  if (pid === undefined || exitCode !== null) throw new Error('The static server did not start.')
  return { name: 'Node static', url, pid, stop: () => child.stop() }
}
