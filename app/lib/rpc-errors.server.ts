import { fromJSON } from 'seroval'

const callPath = '/_serverFn/'

// A build names each of its functions by a hash. While developing, names are none.
const functionName = import.meta.env.DEV ? /./ : /^[0-9a-f]{64}$/

/** Whether this is a call of what cannot be a server function of ours: Start breaks on an empty or an inherited name. */
export function isUnknownCall(pathname: string): boolean {
  return pathname.startsWith(callPath) && !functionName.test(pathname.slice(callPath.length))
}

/**
 * Whether Start can decode what a call to a server function carries. It would answer 500 otherwise; that is the caller's
 * mistake, and must not look like a breakdown in logs and monitors.
 */
export async function isReadableCall(request: Request): Promise<boolean> {
  const payload =
    request.method === 'POST'
      ? await request.clone().text()
      : new URL(request.url).searchParams.get('payload')
  if (payload === null) return true
  try {
    fromJSON(JSON.parse(payload), {})
    return true
  } catch {
    return false
  }
}
