import { spawn, spawnSync } from 'node:child_process'
import { mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A compressed response, for nginx to send as it is. */
export interface RawResponse {
  body: Buffer
  headers: Record<string, string>
}

// Debian keeps nginx where only root looks.
const env = { ...process.env, PATH: `${process.env.PATH}:/usr/sbin` }

/** Starts nginx with one worker, which serves each response under its index. Returns whether it is installed. */
export function startNginx(responses: readonly RawResponse[], port: number) {
  if (spawnSync('nginx', ['-v'], { env }).status !== 0) return undefined
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'))
  const locations = responses.map(({ body, headers: { 'content-type': type, ...headers } }, index) => {
    writeFileSync(join(folder, String(index)), body)
    const added = Object.entries(headers).map(
      ([name, value]) => `add_header ${name} '${value.replaceAll("'", "\\'")}';`,
    )
    return `location = /${index} { types {} default_type '${type}'; ${added.join(' ')} }`
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${name};`,
  )
  const configuration = `daemon off; master_process off; pid nginx.pid; events {}
    http { access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
    ${temporary.join(' ')} server { listen 127.0.0.1:${port}; root ${folder}; ${locations.join('\n')} } }`
  writeFileSync(join(folder, 'nginx.conf'), configuration)
  return spawn('nginx', ['-p', folder, '-c', 'nginx.conf', '-e', 'stderr'], { env, stdio: 'inherit' })
}
