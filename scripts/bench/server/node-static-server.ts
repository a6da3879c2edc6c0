import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

import type { ServedFile } from './served-file.ts'

const [list = '', port = ''] = process.argv.slice(2)
const files: ServedFile[] = JSON.parse(readFileSync(list, 'utf8'))

const answers = new Map(
  files.map(({ path, file, contentType, headers }) => {
    const body = readFileSync(file)
    const etag = `"${createHash('sha1').update(body).digest('base64url')}"`
    return [path, { body, headers: { ...headers, 'content-type': contentType, etag } }] as const
  }),
)

createServer(({ url = '', headers: asked }, response) => {
  const answer = answers.get(url)
  if (!answer) return response.writeHead(404).end()
  const { body, headers } = answer
  if (asked['if-none-match'] === headers.etag) return response.writeHead(304, headers).end()
  const range = /^bytes=(\d+)-(\d+)$/.exec(asked.range ?? '')
  if (!range) return response.writeHead(200, { ...headers, 'content-length': body.length }).end(body)
  const [first, last] = [Number(range[1]), Number(range[2])]
  return response
    .writeHead(206, {
      ...headers,
      'content-length': last - first + 1,
      'content-range': `bytes ${first}-${last}/${body.length}`,
    })
    .end(body.subarray(first, last + 1))
}).listen(Number(port), '127.0.0.1')
