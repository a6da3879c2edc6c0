export interface Finding {
  state: 'ok' | 'sample' | 'BAD'
  about: string
  text: string
}

export function fine(about: string, text: string): Finding {
  return { state: 'ok', about, text }
}

/** Of what is still the sample's. */
export function sample(about: string, text: string): Finding {
  return { state: 'sample', about, text }
}

export function problem(about: string, text: string): Finding {
  return { state: 'BAD', about, text }
}
