/**
 * Postgres rejects lone surrogates. Some browsers that we support lack
 * `toWellFormed`.
 */
export function replaceLoneSurrogates(text: string): string {
  return text.replaceAll(/\p{Surrogate}/gu, '\ufffd')
}
