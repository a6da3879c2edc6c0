import { constants, fstatSync, openSync } from 'node:fs'

/**
 * Our stderr as something that is never waited for. A pipe opened anew through Linux's name for it can be; writing to
 * fd 2 itself would stop the whole process until its reader goes on. Files cannot stall,
 * and sockets have no such name.
 */
export function openWaitlessOutput(): number {
  try {
    const kind = fstatSync(2)
    if (!kind.isFIFO() && !kind.isCharacterDevice()) return 2
    return openSync('/proc/self/fd/2', constants.O_WRONLY | constants.O_NONBLOCK)
  } catch {
    return 2
  }
}
