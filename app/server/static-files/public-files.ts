import type { Asked, ReadyAnswer } from '../http/ready-answer'

export interface PublicFiles {
  /** The answer with the file at this address when it is in memory. */
  inMemory: (asked: Asked) => ReadyAnswer | undefined
  /** The file at this address from the disk, or nothing when there is none. */
  read: (asked: Asked) => Promise<Response> | undefined
}
