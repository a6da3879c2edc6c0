import { setTimeout as sleep } from 'node:timers/promises'

import { runProcess } from '../test/run-process.ts'

// A claim whose worker was killed holds for 40 seconds, a later kill of its successor for as long again.
const longestWaitMs = 300_000

/** Waits until the proof command is green; afterwards what it said last. */
export async function drainOutbox(dataDir: string): Promise<{ isGreen: boolean; proof: string }> {
  const deadline = Date.now() + longestWaitMs
  for (;;) {
    const result = await runProof(dataDir)
    if (result.isGreen || Date.now() > deadline) return result
    await sleep(2_000)
  }
}

async function runProof(dataDir: string): Promise<{ isGreen: boolean; proof: string }> {
  const environment = { DATA_DIR: dataDir, SUPABASE_URL: '' }
  const { status, output } = await runProcess(process.execPath, ['scripts/quotes-proof.ts'], { environment })
  return { isGreen: status === 0, proof: output.trim() }
}
