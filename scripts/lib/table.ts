import stringWidth from 'string-width'

/** Aligns rows under headings for a terminal, or says that there are none. A column without any text is left out. */
export function formatTable(headings: string[], rows: string[][], none = 'None.'): string {
  if (rows.length === 0) return none
  const columns = headings.flatMap((heading, column) => {
    const cells = [heading, ...rows.map((row) => printable(row[column] ?? ''))]
    const width = Math.max(...cells.map((cell) => stringWidth(cell)))
    const isEmpty = cells.slice(1).every((cell) => cell === '')
    return isEmpty ? [] : [cells.map((cell) => cell + ' '.repeat(width - stringWidth(cell)))]
  })
  const lines = [headings, ...rows].map((_, line) => columns.map((cells) => cells[line]).join('  '))
  return lines.map((line) => line.trimEnd()).join('\n')
}

/**
 * Makes one safe line of a text that visitors and servers choose. No escape sequence may reach the terminal, and
 * the second range, which turns the writing direction around, would scramble the rest of the line.
 */
export function printable(text: string): string {
  return printableLines(text).replaceAll(/[\n\r\t]/g, '\ufffd')
}

/** Does the same and keeps lines and tabs, for the cell of a spreadsheet. */
export function printableLines(text: string): string {
  return text.replaceAll(/(?![\n\r\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd')
}
