import { relative } from 'node:path'
import { pathToFileURL } from 'node:url'

/**
 * Says why a file of a firm's folder could not be imported, for an owner who
 * reads no stack traces. Undefined if the error is not about the folder.
 */
export function importProblem(
  { name, message, stack = '' }: Error,
  folder: string,
): string | undefined {
  const [, missing, importer] =
    /^Cannot find module '(.+)' imported from (.+)$/m.exec(message) ?? []
  if (missing !== undefined && importer !== undefined)
    return missingFile(relative(folder, missing), relative(folder, importer))
  const { href } = pathToFileURL(folder)
  const [, rest] = stack.split(`${href}/`)
  const [, file, line] = /^(\S+?):(\d+)/.exec(rest ?? '') ?? []
  if (file === undefined) return undefined
  return `${file} line ${line}: ${explain(name, message)}`
}

function missingFile(file: string, importer: string): string | undefined {
  if (isOutside(file)) return undefined
  if (isOutside(importer))
    return `${file} is missing. Copy it from sample/, and change what it says.`
  return `${importer} names ${file}, which is not there. Remove both of its lines, the import and the one in the list, or bring the file back.`
}

function isOutside(path: string): boolean {
  return path.startsWith('..')
}

function explain(name: string, message: string): string {
  if (name === 'ReferenceError')
    return `${message}. Is its import above missing, or quotes around it?`
  const [, file, exported] =
    /module '(.+)' does not provide an export named '(.+)'/.exec(message) ?? []
  if (file !== undefined)
    return `${file} has no "export const ${exported}". The name must be the same in both files.`
  return `${message}. Is a comma missing at the end of the line above, or is there a straight ' within a text? Write ’ there.`
}
