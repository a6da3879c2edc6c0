import { once } from 'node:events'
import { createServer, isIPv6 } from 'node:net'

export async function findPortProblem(
  port: number,
  host?: string,
): Promise<string | undefined> {
  const code = await listenError(port, host)
  if (code === undefined) return undefined
  if (code === 'EADDRINUSE')
    return `Port ${port} is already in use. Choose another one: PORT=${port + 1} npm start`
  if (code === 'EACCES')
    return `This user does not have permission to listen on port ${port}. Choose another one: PORT=3000 npm start`
  return `This machine cannot listen on HOST=${host} (${code}).`
}

async function listenError(
  port: number,
  host: string | undefined,
): Promise<string | undefined> {
  await using probe = createServer()
  try {
    probe.listen({ port, host })
    await once(probe, 'listening')
    return undefined
  } catch (error) {
    if (error instanceof Error && 'code' in error) return String(error.code)
    throw error
  }
}

export function addressOf(port: number, host?: string): string {
  return `http://${hostName(host)}:${port}`
}

function hostName(host: string | undefined) {
  const isWildcard = host === undefined || host === '0.0.0.0' || host === '::'
  if (isWildcard) return 'localhost'
  return isIPv6(host) ? `[${host}]` : host
}
