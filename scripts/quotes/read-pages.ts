// Below the number of rows a project returns at most (max_rows in supabase/config.toml).
const pageSize = 500

interface Page<Row> {
  data: Row[] | null
  error: { message: string } | null
}

/**
 * All rows of a query, however many a project returns at once. `ask` takes the first and the last row of a page,
 * and orders the same way each time. Throws when the backend refuses.
 * @param what is read, for the message.
 */
export async function readPages<Row>(
  what: string,
  ask: (first: number, last: number) => PromiseLike<Page<Row>>,
): Promise<Row[]> {
  const rows: Row[] = []
  for (;;) {
    const { data, error } = await ask(rows.length, rows.length + pageSize - 1)
    if (error) throw new Error(`The ${what} could not be read: ${error.message}`)
    rows.push(...(data ?? []))
    if ((data ?? []).length < pageSize) return rows
  }
}
