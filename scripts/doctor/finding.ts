/** One thing the doctor looked at, in plain words. */
export interface Finding {
  /** `bad` is something to mend now, `look` something to know before you publish. */
  state: 'good' | 'look' | 'bad'
  about: string
  says: string
}

export function good(about: string, says: string): Finding {
  return { state: 'good', about, says }
}

export function look(about: string, says: string): Finding {
  return { state: 'look', about, says }
}

export function bad(about: string, says: string): Finding {
  return { state: 'bad', about, says }
}
