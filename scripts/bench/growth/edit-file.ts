import { readFile, writeFile } from 'node:fs/promises'

/** Puts `added` in front of the one place where `before` stands; fails when the file is not as expected any more. */
export async function insertBefore(file: string, before: string, added: string): Promise<void> {
  const text = await readFile(file, 'utf8')
  const pieces = text.split(before)
  if (pieces.length !== 2) throw new Error(`${file}: ${JSON.stringify(before)} is not there exactly once.`)
  await writeFile(file, pieces.join(added + before))
}
