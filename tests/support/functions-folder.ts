import { cpSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { firm, firmFolder, ownFirm } from '../../scripts/lib/firm.cjs'

/** A copy knows another firm than that of the site. */
export function functionsFolder(): string {
  const folder = resolve('supabase/functions')
  if (firm === ownFirm) return folder
  const copy = resolve('node_modules/.cache', `functions-${firm}`)
  cpSync(folder, copy, { recursive: true })
  const facts = join(firmFolder, 'generated/functions')
  cpSync(facts, join(copy, '_shared/generated'), { recursive: true })
  return copy
}
