/** What stands before the question mark of a request's target, found without parsing it: every request needs it. */
export function pathOfTarget(target: string): string {
  const query = target.indexOf('?')
  return query === -1 ? target : target.slice(0, query)
}
