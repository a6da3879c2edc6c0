/** Returns a pair's name, which is its path under /pictures. */
export function pairName({ id }: { id: string }): string {
  return id.includes('/') ? id : `gallery/${id}`
}
