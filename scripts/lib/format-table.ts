export function formatTable(
  headings: readonly string[],
  rows: readonly string[][],
  none: string,
): string {
  if (rows.length === 0) return none
  const table = [headings, ...rows.map((row) => row.map(printable))]
  const widths = headings.map((_, column) => {
    const lengths = table.map((row) => row[column]?.length ?? 0)
    return Math.max(...lengths)
  })
  const lines = table.map((row) => {
    const cells = row.map((cell, column) => cell.padEnd(widths[column] ?? 0))
    return cells.join('  ').trimEnd()
  })
  return lines.join('\n')
}

export function beginningOf(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ')
  return line.length > 60 ? `${line.slice(0, 60)}…` : line
}

const controlCharacters = /[\p{Cc}\p{Bidi_Control}]/gu
const replacement = '\ufffd'

/** Keeps visitors' text from controlling the terminal. */
export function printable(text: string): string {
  return text.replaceAll(controlCharacters, replacement)
}

const lineCharacters = new Set(['\n', '\r', '\t'])

/** For a cell of a spreadsheet. */
export function printableLines(text: string): string {
  return text.replaceAll(controlCharacters, (character) =>
    lineCharacters.has(character) ? character : replacement,
  )
}
