/** What one of the doctor's checks has found. */
export interface Finding {
  about: string
  isProblem: boolean
  text: string
}

export function fine(about: string, text: string): Finding {
  return { about, isProblem: false, text }
}

export function problem(about: string, text: string): Finding {
  return { about, isProblem: true, text }
}
