import { cpSync } from 'node:fs'
import { join, resolve } from 'node:path'

import { firmFolderOf, ownFirm } from './firm.cjs'

const ownFolder = resolve('supabase/functions')

/** The edge functions, which know one firm. */
export function functionsFolderOf(firm: string): string {
  if (firm === ownFirm) return ownFolder
  return resolve(firmFolderOf(firm), 'generated/supabase/functions')
}

/** Copies the edge functions for another firm than that of the site. */
export function prepareFunctions(firm: string): void {
  const folder = functionsFolderOf(firm)
  if (folder === ownFolder) return
  cpSync(ownFolder, folder, { recursive: true })
  cpSync(
    join(firmFolderOf(firm), 'generated/functions'),
    join(folder, '_shared/generated'),
    { recursive: true },
  )
}
