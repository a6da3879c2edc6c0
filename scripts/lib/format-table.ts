import stringWidth from 'string-width'

/**
 * Formats rows as a table for a terminal. Empty columns are omitted. Returns
 * `none` if there are no rows.
 */
export function formatTable(
  headings: string[],
  rows: string[][],
  none = 'None.',
): string {
  if (rows.length === 0) return none
  const columns = headings.flatMap((heading, column) => {
    const cells = [heading, ...rows.map((row) => printable(row[column] ?? ''))]
    const width = Math.max(...cells.map((cell) => stringWidth(cell)))
    const isEmpty = cells.slice(1).every((cell) => cell === '')
    return isEmpty
      ? []
      : [cells.map((cell) => cell + ' '.repeat(width - stringWidth(cell)))]
  })
  const lines = [headings, ...rows].map((_, line) =>
    columns.map((cells) => cells[line]).join('  '),
  )
  return lines.map((line) => line.trimEnd()).join('\n')
}

/**
 * Makes untrusted text safe to print on one line, without escape sequences and
 * bidirectional control characters.
 */
export function printable(text: string): string {
  return printableLines(text).replaceAll(/[\n\r\t]/g, '\ufffd')
}

/**
 * Like `printable`, but keeps line breaks and tabs for a spreadsheet cell. Does
 * not escape formulas.
 */
export function printableLines(text: string): string {
  return text.replaceAll(
    /(?![\n\r\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu,
    '\ufffd',
  )
}
