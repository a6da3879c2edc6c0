/** One thing the doctor looked at, in plain words. */
export interface Finding {
  /** `bad` is something to mend now, `look` something to know before you publish. */
  state: 'good' | 'look' | 'bad'
  about: string
  says: string
}

const found =
  (state: Finding['state']) =>
  (about: string, says: string): Finding => ({ state, about, says })

export const [good, look, bad] = [found('good'), found('look'), found('bad')]
