/**
 * The path as one that can be decoded. A percent sign that begins no character, as in `/50%-off`, is taken for itself
 * instead, and so are all others beside it: such an address leads nowhere either way.
 */
export function readablePath(path: string): string {
  try {
    decodeURI(path)
    return path
  } catch {
    return path.replaceAll('%', '%25')
  }
}
