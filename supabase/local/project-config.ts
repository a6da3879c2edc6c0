import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { parse } from 'smol-toml'
import * as v from 'valibot'

// The Supabase CLI reads the rest of the file.
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(1))
const functionSchema = v.object({ verify_jwt: v.optional(v.boolean()) })
const configSchema = v.object({
  api: v.object({ max_rows: countSchema }),
  functions: v.optional(v.record(v.string(), functionSchema), {}),
})

export interface ProjectConfig extends v.InferOutput<typeof configSchema> {
  directory: string
  seedFile?: string | undefined
}

export async function readProjectConfig(
  directory: string,
): Promise<ProjectConfig> {
  const text = await readFile(join(directory, 'config.toml'), 'utf8')
  return { directory, ...v.parse(configSchema, parse(text)) }
}
