import { readFile } from 'node:fs/promises'

import * as v from 'valibot'

/** The content of a JSON file if it exists and has the expected shape, else null. */
export async function readJsonFile<Output>(
  path: string,
  schema: v.GenericSchema<unknown, Output>,
): Promise<Output | null> {
  try {
    const result = v.safeParse(schema, JSON.parse(await readFile(path, 'utf8')))
    return result.success ? result.output : null
  } catch (error) {
    if (error instanceof SyntaxError || isMissing(error)) return null
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT'
}
