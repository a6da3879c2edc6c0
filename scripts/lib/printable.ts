/**
 * The text as the owner's terminal may have it. Visitors and servers choose what is in it: an escape sequence must not
 * reach the terminal. The second range turns writing direction around and would scramble the rest of the line.
 */
export function printable(text: string): string {
  return printableLines(text).replaceAll(/[\n\r\t]/g, '\ufffd')
}

/** The same of a text that keeps its lines and its columns, as the cell of a spreadsheet may. */
export function printableLines(text: string): string {
  return text.replaceAll(/(?![\n\r\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
}
