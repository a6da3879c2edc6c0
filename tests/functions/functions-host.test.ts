import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { expect, onTestFinished, test } from 'vitest'

import { readFunctionSettings } from '../../scripts/lib/function-settings.ts'
import { startLocalSupabase } from '../../scripts/lib/local-supabase.ts'
import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'
import { severalStartsMs } from '../support/timeouts.ts'
import {
  denoOptions,
  startTestFunctions,
  temporaryFolder,
  unusedUrl,
  writeFunctions,
} from './support/functions-host.ts'

const textOf = async (url: string, init?: RequestInit) =>
  (await fetch(url, init)).text()
const statusOf = async (url: string, init?: RequestInit) =>
  (await fetch(url, init)).status
const processId = `Deno.serve(() => new Response(String(Deno.pid)))`

test('serves each function under the name of its folder, even next to broken ones', async () => {
  const { url, functions } = await startTestFunctions({
    'chatty/index.ts': `
      console.log('{"port":1,"functions":[]}')
      Deno.serve(() => new Response('fine'))`,
    'broken/index.ts': `throw new Error('on purpose')`,
    'silent/index.ts': `export const nothing = 1`,
    'throwing/index.ts': `Deno.serve(() => { throw new Error('a secret reason') })`,
    'forgetful/index.ts': `
      Deno.serve(() => {
        void Promise.reject(new Error('forgotten'))
        EdgeRuntime.waitUntil(Promise.reject(new Error('failed later')))
        return new Response('fine')
      })`,
  })
  expect(functions).toEqual(['chatty', 'forgetful', 'throwing'])
  for (const name of ['broken', 'silent'])
    expect(await statusOf(`${url}/${name}`)).toBe(503)
  expect(await statusOf(`${url}/unknown`)).toBe(404)
  const failure = await fetch(`${url}/throwing`)
  expect(failure.status).toBe(500)
  expect(await failure.text()).not.toContain('secret')
  for (let call = 0; call < 2; call += 1)
    expect(await textOf(`${url}/forgetful`)).toBe('fine')
  expect(await textOf(`${url}/chatty`)).toBe('fine')
})

test('ignores an interrupt from the terminal and finishes background work when it is stopped', async () => {
  const host = await startTestFunctions({
    'diligent/index.ts': `
      Deno.serve(() => {
        EdgeRuntime.waitUntil((async () => {
          await new Promise((resolve) => setTimeout(resolve, 300))
          await Deno.writeTextFile(Deno.env.get('MAIL_OUTBOX_DIR') + '/done.txt', 'finished')
        })())
        return new Response(String(Deno.pid))
      })`,
  })
  process.kill(Number(await textOf(`${host.url}/diligent`)), 'SIGINT')
  await host.stop()
  expect(await host.exited).toBe(0)
  expect(readFileSync(join(host.outboxDir, 'done.txt'), 'utf8')).toBe(
    'finished',
  )
})

test('exits when the process that started it is killed', async () => {
  const options = denoOptions({
    functionsDir: writeFunctions({ 'pid/index.ts': processId }),
    outboxDir: temporaryFolder(),
    supabaseUrl: unusedUrl,
  })
  const program = `
    import { startDenoProcess } from './supabase/local/deno-process.ts'
    console.log((await startDenoProcess(${JSON.stringify(options)})).url)`
  const parent = spawn(
    process.execPath,
    ['--input-type=module-typescript', '--eval', program],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  )
  onTestFinished(() => void parent.kill('SIGKILL'))
  const [url] = await once(createInterface({ input: parent.stdout }), 'line')
  const denoPid = Number(await textOf(`${url}/pid`))
  expect(isRunning(denoPid)).toBe(true)
  parent.kill('SIGKILL')
  await expect.poll(() => isRunning(denoPid)).toBe(false)
})

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

// config.toml turns off token verification for the first two. The last one is
// not listed there and needs a token.
const sources = {
  'send-quote-email/index.ts': `Deno.serve(async (request) => {
    const { pathname, search } = new URL(request.url)
    const key = Deno.env.get('SUPABASE_SERVICE_ROLE_KEY')
    const database = await fetch(Deno.env.get('SUPABASE_URL') + '/rest/v1/quote_requests', { headers: { apikey: key } })
    return Response.json({
      path: pathname + search,
      custom: request.headers.get('x-visitor-address'),
      body: await request.text(),
      database: database.status,
    }, { status: 201 })
  })`,
  'ai-assistant/index.ts': processId,
  'unlisted/index.ts': `Deno.serve(() => new Response('never'))`,
}

async function startGateway() {
  const dataDir = await newDataFolder('functions-gateway')
  onTestFinished(() => removeDataFolder(dataDir))
  const started = await startLocalSupabase({
    dataDir,
    functions: readFunctionSettings({}),
    functionsDir: writeFunctions(sources),
  })
  if (!started.ok) throw new Error(started.message)
  const { supabase } = started
  onTestFinished(() => supabase.stop())
  const urlOf = (path: string) => `${supabase.url}/functions/v1/${path}`
  return { supabase, urlOf }
}

test('functions behind the gateway receive whole requests and are protected', async () => {
  const { supabase, urlOf } = await startGateway()
  const response = await fetch(urlOf('send-quote-email/part?a=b'), {
    method: 'POST',
    headers: { 'X-Visitor-Address': '203.0.113.7' },
    body: 'Zoë 💧',
  })
  expect(response.status).toBe(201)
  expect(await response.json()).toEqual({
    path: '/send-quote-email/part?a=b',
    custom: '203.0.113.7',
    body: 'Zoë 💧',
    database: 200,
  })
  expect(await statusOf(urlOf('missing'))).toBe(404)
  const headers = { authorization: `Bearer ${supabase.secretKey}` }
  expect(await statusOf(urlOf('unlisted'), { headers })).toBe(401)
})

test(
  'crashed functions are started again, until they crash too often',
  { timeout: severalStartsMs },
  async () => {
    const { supabase, urlOf } = await startGateway()
    const url = urlOf('ai-assistant')
    const statuses = new Set<number>()
    for (let crash = 1; crash <= 3; crash += 1) {
      const pid = await textOf(url)
      process.kill(Number(pid), 'SIGKILL')
      await expect
        .poll(async () => {
          const response = await fetch(url)
          statuses.add(response.status)
          return response.ok && (await response.text()) !== pid
        })
        .toBe(true)
    }
    statuses.delete(503)
    expect([...statuses]).toEqual([200])

    process.kill(Number(await textOf(url)), 'SIGKILL')
    expect(await supabase.ended).toBe(
      'The edge functions exited 4 times in ten minutes',
    )
  },
)
