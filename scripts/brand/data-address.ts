import { readFile } from 'node:fs/promises'

/** The content of a file as an address of its own, for drawings that must not ask for anything. */
export async function dataAddress(file: string, type: string): Promise<string> {
  return `data:${type};base64,${await readFile(file, 'base64')}`
}
