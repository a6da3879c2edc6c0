export function failureText({
  reason,
  detail = '',
}: {
  reason: string
  detail?: string
}): string {
  return detail === '' ? reason : `${reason}: ${detail}`
}
