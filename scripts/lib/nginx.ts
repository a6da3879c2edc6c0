import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { get, type IncomingMessage } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'

// Debian keeps nginx where only root looks.
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }
const serversOwn = /^(connection|keep-alive|content-length|date|etag|last-modified|transfer-encoding)$/

/** Starts nginx, which serves under its index what each URL sends. Returns nothing where it is not installed. */
export async function startNginx(urls: readonly string[], port: number) {
  if (spawnSync('nginx', ['-v'], { env }).status !== 0) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const locations = urls.map(async (url, index) => {
    const request = get(url, { headers: { 'accept-encoding': 'br' } })
    const response: IncomingMessage = (await once(request, 'response'))[0]
    writeFileSync(join(folder, String(index)), await buffer(response))
    const headers = Object.entries(response.headers).filter(([name]) => !serversOwn.test(name))
    const added = headers.map(([name, value]) => `add_header ${name} ${JSON.stringify(value)};`)
    return `location = /${index} { ${added.join(' ')} }`
  })
  const configuration = `daemon off; master_process off; pid nginx.pid; events {}
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
    types {} default_type ""; server { listen 127.0.0.1:${port}; root ${folder}; ${(await Promise.all(locations)).join('\n')} } }`
  writeFileSync(join(folder, 'nginx.conf'), configuration)
  return spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], { env, stdio: 'inherit' })
}
