/**
 * The text as the owner's terminal may have it. Visitors and servers choose what is in it: an escape sequence must not
 * reach the terminal. The second range turns writing direction around and would scramble the rest of the line.
 */
export function harmless(text: string): string {
  return text.replaceAll(/[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
}
