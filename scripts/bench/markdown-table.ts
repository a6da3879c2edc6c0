/** A table that reads well in a terminal and can be pasted into docs/performance.md as it is. */
export function markdownTable(headings: readonly string[], rows: readonly (readonly string[])[]): string {
  const widths = headings.map((heading, column) =>
    Math.max(3, heading.length, ...rows.map((row) => row[column]?.length ?? 0)),
  )
  function line(cells: readonly string[]): string {
    return `| ${widths.map((width, column) => (cells[column] ?? '').padEnd(width)).join(' | ')} |`
  }
  return [line(headings), line(widths.map((width) => '-'.repeat(width))), ...rows.map(line)].join('\n')
}
