import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'

import { freePort } from '../../lib/port.ts'
import { untilItAnswers } from './ask-once.ts'
import type { ServedFile } from './served-file.ts'
import type { Server } from './subjects.ts'

const places = ['nginx', '/usr/sbin/nginx', '/usr/local/sbin/nginx', '/opt/homebrew/bin/nginx']

/** nginx with one worker and without a log, at its best for a few files; nothing where it is not installed. */
export async function startNginx(files: readonly ServedFile[], folder: string): Promise<Server | undefined> {
  const program = places.find(
    (place) => (place === 'nginx' || existsSync(place)) && spawnSync(place, ['-v']).status === 0,
  )
  if (!program) return undefined
  const port = await freePort()
  const configuration = join(folder, 'nginx.conf')
  await writeFile(configuration, nginxConfiguration(files, folder, port))

  const child = spawn(program, ['-p', folder, '-c', configuration, '-e', 'stderr'], { stdio: 'ignore' })
  const ended = once(child, 'exit')
  const url = `http://127.0.0.1:${port}`
  await untilItAnswers(url, () => child.exitCode !== null)
  const { pid } = child
  if (pid === undefined || child.exitCode !== null) throw new Error('nginx did not start.')
  return {
    name: 'nginx',
    url,
    pid,
    async stop() {
      child.kill('SIGTERM')
      await ended
    },
  }
}

function nginxConfiguration(files: readonly ServedFile[], folder: string, port: number): string {
  const locations = files.map(({ path, file, contentType, headers }) => {
    const added = Object.entries(headers).map(([name, value]) => `add_header ${name} ${quoted(value)};`)
    return `location = ${path} { alias ${file}; types {} default_type ${quoted(contentType)}; ${added.join(' ')} }`
  })
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, `nginx-${name}`)};`,
  )
  return `
daemon off; master_process off; worker_processes 1; pid ${join(folder, 'nginx.pid')};
events { worker_connections 1024; }
http {
  access_log off; sendfile on; tcp_nopush on; keepalive_requests 100000000; open_file_cache max=100;
  ${temporary.join(' ')}
  server { listen 127.0.0.1:${port}; ${locations.join('\n')} }
}
`
}

function quoted(value: string): string {
  if (/[$\\\n]/.test(value)) throw new Error(`nginx cannot be told to send this as it is: ${value}`)
  return `"${value.replaceAll('"', '\\"')}"`
}
