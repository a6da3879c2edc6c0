import { resolve } from 'node:path'

// The functions run in another folder, so relative paths must be resolved here.
const pathVariables = [
  'NODE_EXTRA_CA_CERTS',
  'DENO_CERT',
  'SSL_CERT_FILE',
  'SSL_CERT_DIR',
] as const

/**
 * Makes Deno trust the same certificate authorities as Node. Deno reads these
 * itself when it starts, so the functions need no permission for them.
 */
export function certificateEnvironment(
  environment: NodeJS.ProcessEnv,
): Record<string, string> {
  const certificates: Record<string, string> = {}
  for (const name of pathVariables) {
    const path = environment[name]
    if (path) certificates[name] = resolve(path)
  }
  const store = environment['DENO_TLS_CA_STORE'] || defaultStore(environment)
  if (store) certificates['DENO_TLS_CA_STORE'] = store
  return certificates
}

function defaultStore(environment: NodeJS.ProcessEnv): string | undefined {
  return environment['NODE_USE_SYSTEM_CA'] === '1'
    ? 'system,mozilla'
    : undefined
}
