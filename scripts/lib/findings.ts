export interface Finding {
  state: 'ok' | 'note' | 'sample' | 'BAD'
  about: string
  text: string
}

export function fine(about: string, text: string): Finding {
  return { state: 'ok', about, text }
}

/** Of what may be meant so. */
export function note(about: string, text: string): Finding {
  return { state: 'note', about, text }
}

/** Of what is still the sample's. */
export function sample(about: string, text: string): Finding {
  return { state: 'sample', about, text }
}

export function problem(about: string, text: string): Finding {
  return { state: 'BAD', about, text }
}
