interface PermissionScope {
  /** Names of the variables that may be read. */
  variableNames: readonly string[]
  /** Hosts with ports that may be reached, such as `mail.example:465`. */
  hosts: readonly string[]
  /** Real paths of the folders that may be read. */
  readableFolders: readonly string[]
  /** Real paths of the folders that may be read and written to. */
  writableFolders: readonly string[]
}

/**
 * Returns Deno's permission flags for the functions, limited to what they need.
 * A compromised function or package can reach no other host, file or variable,
 * and cannot start a program.
 */
export function permissionFlags(scope: PermissionScope): string[] {
  // Renaming a finished file into place requires read access too.
  const readable = [...scope.readableFolders, ...scope.writableFolders]
  return [
    '--no-prompt',
    flag('net', scope.hosts),
    flag('env', scope.variableNames),
    flag('read', readable),
    flag('write', scope.writableFolders),
  ].flat()
}

/** Returns no flag for an empty list, which would allow everything. */
function flag(permission: string, values: readonly string[]): string[] {
  if (values.length === 0) return []
  const escaped = values.map((value) => value.replaceAll(',', ',,'))
  return [`--allow-${permission}=${escaped.join(',')}`]
}

/** Returns the host and port of a URL, as Deno's permissions name them. */
export function hostAndPort({ hostname, port, protocol }: URL): string {
  const defaultPort = protocol === 'https:' ? '443' : '80'
  return `${hostname}:${port || defaultPort}`
}
