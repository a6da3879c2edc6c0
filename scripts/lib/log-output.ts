import { writeSync } from 'node:fs'

import { openWaitlessOutput } from '../../app/server/log/waitless-output.ts'

let descriptor: number | undefined

/**
 * Writes to our stderr what may be lost: visitors and leads never wait for whoever reads a log. A reader who stalls or
 * is gone, and a disk that is full, cost lines and nothing else.
 */
export function writeLog(bytes: Uint8Array | string): void {
  descriptor ??= openWaitlessOutput()
  try {
    writeSync(descriptor, typeof bytes === 'string' ? Buffer.from(bytes) : bytes)
  } catch {
    // Lost.
  }
}

/** Keeps the errors of our own two outputs from ending us. */
export function outliveReaders(): void {
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => {})
}
