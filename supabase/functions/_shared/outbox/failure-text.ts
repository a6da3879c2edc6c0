/** Joins our words for a failure and the server's, if there are any. */
export function failureText({
  reason,
  detail = '',
}: {
  reason: string
  detail?: string
}): string {
  return detail === '' ? reason : `${reason}: ${detail}`
}
