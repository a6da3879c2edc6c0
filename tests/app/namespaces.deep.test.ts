import { spawnSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { readConnection } from '../../supabase/embedded/data-folder/connection-file.ts'
import { temporaryDataFolder } from '../database/support/data-folder.ts'
import { leads, submit } from '../database/support/started-here.ts'
import { runSupabase } from '../database/support/supabase-process.ts'

// A process with numbers of its own, as in a container. Needs root, or a kernel that lets users have it.
const container = ['unshare', '--pid', '--fork', '--mount-proc', '--kill-child']
const canUnshare = spawnSync(container[0] ?? '', [...container.slice(1), 'true']).status === 0

test.skipIf(!canUnshare)(
  'two containers on one volume: one serves, and all it acknowledged is there',
  async () => {
    const dataDir = await temporaryDataFolder()
    const first = await runSupabase(dataDir, {}, container)
    expect(first.said).toMatchObject({ ready: true })
    const connection = await readConnection(dataDir)
    if (!connection) throw new Error('it is not published')

    for (let index = 0; index < 6; index += 1) {
      const second = await runSupabase(dataDir, {}, container)
      expect(second.said).toMatchObject({ ready: false, reason: 'data-folder-locked' })
      await submit(connection, {
        first_name: 'Ada',
        email: `ada-${index}@mail.example`,
        phone: `916 555 010${index}`,
      })
    }
    expect(await leads(connection)).toHaveLength(6)

    // The whole container is gone at once; the next one serves, and finds all of it.
    process.kill(-(first.child.pid ?? 0), 'SIGKILL')
    await first.ended
    const third = await runSupabase(dataDir, {}, container)
    expect(third.said).toMatchObject({ ready: true })
    const again = await readConnection(dataDir)
    if (!again) throw new Error('it is not published')
    expect(await leads(again)).toHaveLength(6)
  },
)
