import { constants, fstatSync, openSync, writeSync } from 'node:fs'

let descriptor: number | undefined

/**
 * Writes to our stderr what may be lost: visitors and leads never wait for whoever reads a log. A reader who stalls or
 * is gone, and a disk that is full, cost lines and nothing else.
 */
export function writeLog(bytes: Uint8Array | string): void {
  descriptor ??= openWithoutWaiting()
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

// A pipe opened anew through Linux's name for it need not be waited for; writing to fd 2 itself would stop the whole
// process until its reader goes on. Nothing else has both such a name and somebody who can stall.
function openWithoutWaiting(): number {
  try {
    const kind = fstatSync(2)
    if (!kind.isFIFO() && !kind.isCharacterDevice()) return 2
    return openSync('/proc/self/fd/2', constants.O_WRONLY | constants.O_NONBLOCK)
  } catch {
    return 2
  }
}
