const slowLinks = new Set<unknown>(['slow-2g', '2g', '3g'])

/** Whether a film would be a burden: the browser was told to save data, or the link is slow. Not every browser tells. */
export function wantsLittleData(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  if (typeof connection !== 'object' || connection === null) return false
  const saves = 'saveData' in connection && connection.saveData === true
  const slow = 'effectiveType' in connection && slowLinks.has(connection.effectiveType)
  return saves || slow
}
