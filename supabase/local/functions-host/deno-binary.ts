import { createRequire } from 'node:module'

import * as v from 'valibot'

const installerSchema = v.object({ runInstall: v.function() })

/**
 * Path of the real Deno executable. The command in node_modules/.bin may be a Node wrapper, and killing a
 * wrapper leaves Deno running.
 */
export function findDenoBinary(): string {
  const installer = v.parse(installerSchema, createRequire(import.meta.url)('deno/install_api.cjs'))
  return v.parse(v.string(), installer.runInstall())
}
