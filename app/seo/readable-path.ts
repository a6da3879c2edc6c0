/**
 * The path as one that can be decoded. A percent sign that begins no character, as in `/50%-off`, is taken for itself
 * instead, and so are all others beside it: such an address leads nowhere either way.
 */
export function readablePath(path: string): string {
  return canBeDecoded(path) ? path : path.replaceAll('%', '%25')
}

function canBeDecoded(path: string): boolean {
  try {
    // Compared with something: the bundler leaves out a call whose result nobody wants.
    return decodeURI(path) !== ''
  } catch {
    return false
  }
}
