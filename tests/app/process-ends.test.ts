import { expect, test } from 'vitest'

import { endOne } from './process-ends.ts'

// The other signals and processes are tried in process-ends.deep.test.ts. This one leaves npm no chance to pass it on.
test.skipIf(process.platform !== 'linux')(
  'when npm alone is killed, nothing is left and the port is free',
  async () => {
    await expect.poll(await endOne('npm', 'SIGKILL')).toBe(true)
  },
)
