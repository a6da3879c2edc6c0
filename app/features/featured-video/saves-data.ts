/** Whether the visitor has asked their browser to spend little data. Not every browser tells. */
export function savesData(): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  )
}
