export function formatPhone(phone: string): string {
  if (!/^\+1\d{10}$/.test(phone)) return phone
  const area = phone.slice(2, 5)
  const exchange = phone.slice(5, 8)
  const line = phone.slice(8)
  return `(${area}) ${exchange}-${line}`
}
