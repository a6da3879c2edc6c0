import { execFile } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'

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

function runProof(dataDir: string): Promise<{ isGreen: boolean; proof: string }> {
  const env = { ...process.env, DATA_DIR: dataDir, SUPABASE_URL: '' }
  const options = { env, maxBuffer: 64 * 1024 * 1024 }
  return new Promise((resolve) => {
    execFile(process.execPath, ['scripts/quotes-proof.ts'], options, (error, stdout) => {
      resolve({ isGreen: error === null, proof: stdout.trim() })
    })
  })
}
