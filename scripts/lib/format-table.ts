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
  const table = [headings, ...rows.map((row) => row.map(printable))]
  const columns: string[][] = []
  for (const index of headings.keys()) {
    const column = table.map((row) => row[index] ?? '')
    const isEmpty = column.slice(1).every((cell) => cell === '')
    if (!isEmpty) columns.push(padCells(column))
  }
  const lines = table.map((_, index) => {
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

/** Returns the beginning of a text on one line. */
export function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}

const controlCharacters = /[\p{Cc}\p{Bidi_Control}]/gu
const replacement = '\ufffd'

/**
 * Makes untrusted text safe to print on one line, without escape sequences and
 * bidirectional control characters.
 */
export function printable(text: string): string {
  return text.replaceAll(controlCharacters, replacement)
}

const lineCharacters = new Set(['\n', '\r', '\t'])

/**
 * Like `printable`, but keeps line breaks and tabs for a spreadsheet cell. Does
 * not escape formulas.
 */
export function printableLines(text: string): string {
  return text.replaceAll(controlCharacters, (character) =>
    lineCharacters.has(character) ? character : replacement,
  )
}
