import stringWidth from 'string-width'

/**
 * Formats rows as a table for a terminal. Empty columns are omitted. Returns
 * `none` if there are no rows.
 */
export function formatTable(
  headings: readonly string[],
  rows: readonly string[][],
  none = 'None.',
): string {
  if (rows.length === 0) return none
  const columns: string[][] = []
  for (const [index, heading] of headings.entries()) {
    const cells = rows.map((row) => printable(row[index] ?? ''))
    const isEmpty = cells.every((cell) => cell === '')
    if (!isEmpty) columns.push(padCells([heading, ...cells]))
  }
  const lines = [headings, ...rows].map((_, index) => {
    const cells = columns.map((column) => column[index])
    return cells.join('  ').trimEnd()
  })
  return lines.join('\n')
}

/** Makes all cells of a column as wide as the widest. */
function padCells(cells: readonly string[]): string[] {
  const widths = cells.map((cell) => stringWidth(cell))
  const width = Math.max(...widths)
  return cells.map((cell, index) => {
    const missing = width - (widths[index] ?? 0)
    return cell + ' '.repeat(missing)
  })
}

/**
 * Makes untrusted text safe to print on one line, without escape sequences and
 * bidirectional control characters.
 */
export function printable(text: string): string {
  return printableLines(text).replaceAll(/\s/g, ' ')
}

const unsafeCharacters = /(?![\n\r\t])[\p{Cc}\p{Bidi_Control}]/gu

/**
 * Like `printable`, but keeps line breaks and tabs for a spreadsheet cell. Does
 * not escape formulas.
 */
export function printableLines(text: string): string {
  return text.replaceAll(unsafeCharacters, '\ufffd')
}
