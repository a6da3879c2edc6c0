import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { parse } from 'smol-toml'
import * as v from 'valibot'

// Only the settings the local Supabase uses. The Supabase CLI reads the rest of
// the file.
const configSchema = v.object({
  api: v.object({ max_rows: v.pipe(v.number(), v.integer(), v.minValue(1)) }),
  db: v.object({
    seed: v.object({ enabled: v.boolean(), sql_paths: v.array(v.string()) }),
  }),
  functions: v.optional(
    v.record(v.string(), v.object({ verify_jwt: v.optional(v.boolean()) })),
    {},
  ),
})

export type ProjectConfig = v.InferOutput<typeof configSchema>

/** Folder of config.toml, migrations, seed and functions. */
export const supabaseDirectory = join(import.meta.dirname, '..')

/**
 * Reads supabase/config.toml. Throws if it is invalid, because that is a bug in
 * this repository.
 */
export async function readProjectConfig(): Promise<ProjectConfig> {
  return v.parse(
    configSchema,
    parse(await readFile(join(supabaseDirectory, 'config.toml'), 'utf8')),
  )
}
