import { cpus } from 'node:os'

/** Prints the machine and a Markdown table whose first row holds the headings. */
export function printReport(rows: readonly (readonly string[])[]): void {
  const [headings = [], ...lines] = rows
  const widths = headings.map((_, column) => Math.max(3, ...rows.map((row) => row[column]?.length ?? 0)))
  console.log(
    `${new Date().toISOString().slice(0, 10)}, ${cpus().length} × ${cpus()[0]?.model}, Node ${process.version}\n`,
  )
  for (const row of [headings, widths.map((width) => '-'.repeat(width)), ...lines]) {
    console.log(`| ${widths.map((width, column) => (row[column] ?? '').padEnd(width)).join(' | ')} |`)
  }
}
