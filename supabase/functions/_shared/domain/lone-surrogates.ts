/**
 * Replaces halves of surrogate pairs, which UTF-8 cannot encode and Postgres
 * rejects. `toWellFormed` does the same, but not in every browser we support.
 */
export function replaceLoneSurrogates(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd')
}
