import { stat, statfs } from 'node:fs/promises'
import { join } from 'node:path'

import { explainFolderTrouble } from '../../supabase/embedded/data-folder/folder-trouble.ts'
import { bad, type Finding, good, look } from './finding.ts'

const megabyte = 1024 * 1024

/** Whether the data folder has room and is its owner's alone. */
export async function lookAtFolder(dataDir: string): Promise<Finding[]> {
  try {
    return [await disk(dataDir), await access(dataDir), await keys(dataDir)]
  } catch (error) {
    return [bad('data folder', explainFolderTrouble(error, dataDir) ?? String(error))]
  }
}

async function disk(dataDir: string): Promise<Finding> {
  const { bavail, bsize } = await statfs(dataDir)
  const free = Math.round((bavail * bsize) / megabyte)
  if (free < 200) return bad('disk', `${free} MB are free: it will soon be full`)
  return (free < 2000 ? look : good)('disk', `${free} MB are free`)
}

async function access(dataDir: string): Promise<Finding> {
  const { mode } = await stat(dataDir)
  if (process.platform === 'win32' || (mode & 0o077) === 0) return good('data folder', dataDir)
  return bad('data folder', `other users of this machine can look into it: chmod 700 ${dataDir}`)
}

async function keys(dataDir: string): Promise<Finding> {
  const file = await stat(join(dataDir, 'keys.json')).catch(() => undefined)
  if (!file) return bad('keys', `${dataDir} has no keys.json; a start makes new ones`)
  return process.platform !== 'win32' && (file.mode & 0o077) !== 0
    ? bad('keys', `other users can read keys.json: chmod 600 ${join(dataDir, 'keys.json')}`)
    : good('keys', 'there, and private')
}
