const reasons: Record<string, string> = {
  ECONNREFUSED: 'nothing answers there',
  ENOENT: 'nothing answers there',
  ENOTFOUND: 'its name is not known',
  EAI_AGAIN: 'its name is not known',
  ETIMEDOUT: 'it does not answer',
  EHOSTUNREACH: 'it cannot be reached',
  ECONNRESET: 'it closed the connection',
  SELF_SIGNED_CERT_IN_CHAIN: 'its certificate is of no known authority; name it by ?sslrootcert=FILE',
  DEPTH_ZERO_SELF_SIGNED_CERT: 'its certificate is of no known authority; name it by ?sslrootcert=FILE',
  UNABLE_TO_VERIFY_LEAF_SIGNATURE: 'its certificate is of no known authority; name it by ?sslrootcert=FILE',
  ERR_TLS_CERT_ALTNAME_INVALID: 'its certificate is of another host',
  CERT_HAS_EXPIRED: 'its certificate has expired',
  '28P01': 'it does not take this password',
  '28000': 'it does not let this user in',
  '3D000': 'it has no such database; create it first',
  '53300': 'it has no connection left',
  '57P03': 'it is starting or stopping',
}

/** Why a PostgreSQL server cannot be used, in a sentence; undefined when the error is about something else. */
export function explainPostgresTrouble(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined
  const code = 'code' in error ? String(error.code) : ''
  // A name may stand for several addresses, each with its own refusal.
  if (error instanceof AggregateError) return explainPostgresTrouble(error.errors[0])
  if (error.message.includes('does not support SSL')) {
    return 'it speaks no TLS; on a network you trust, ?sslmode=disable'
  }
  if (error.message.includes('timeout')) return 'it does not answer'
  if (code === '42501') {
    return `this user may not do what is needed (${error.message}). A superuser runs supabase/embedded/database/roles.sql there once and makes this user the owner of the database`
  }
  return reasons[code] ?? (/^[0-9A-Z]{5}$/.test(code) ? `it says: ${error.message}` : undefined)
}
