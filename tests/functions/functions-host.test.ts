import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

import { expect, test } from 'vitest'

import { startHost } from './host-fixture.ts'

test('each folder with an index.ts answers under its own name', async () => {
  const host = await startHost({
    'first/index.ts': `Deno.serve(() => new Response('one'))`,
    'second/index.ts': `Deno.serve({ port: 1 }, async (request) => new Response(await request.text()))`,
    'third/index.ts': `Deno.serve({ handler: (request) => new Response(new URL(request.url).pathname) })`,
    '_shared/index.ts': `Deno.serve(() => new Response('shared code is no function'))`,
    'notes/readme.txt': 'no function',
  })

  expect(host.functions).toEqual(['first', 'second', 'third'])
  expect(await (await fetch(`${host.url}/first`)).text()).toBe('one')
  const echo = await fetch(`${host.url}/second`, { method: 'POST', body: 'two' })
  expect(await echo.text()).toBe('two')
  expect(await (await fetch(`${host.url}/third/deeper?x=1`)).text()).toBe('/third/deeper')
})

test('a name without a function answers 404', async () => {
  const host = await startHost({ 'greeter/index.ts': `Deno.serve(() => new Response('hi'))` })

  expect((await fetch(`${host.url}/unknown`)).status).toBe(404)
  expect((await fetch(`${host.url}/`)).status).toBe(404)
})

test('a function that cannot start answers 503 and leaves the others alone', async () => {
  const host = await startHost({
    'broken/index.ts': `throw new Error('on purpose')`,
    'misspelled/index.ts': `Deno.serve((() =>`,
    'silent/index.ts': `export const nothing = 1`,
    'working/index.ts': `Deno.serve(() => new Response('fine'))`,
  })

  expect(host.functions).toEqual(['working'])
  const answers = ['broken', 'misspelled', 'silent'].map((name) => fetch(`${host.url}/${name}`))
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([503, 503, 503])
  expect(await (await fetch(`${host.url}/working`)).text()).toBe('fine')
})

test('a function that throws answers 500 without telling why, and answers again afterwards', async () => {
  const host = await startHost({
    'moody/index.ts': `
      Deno.serve((request) => {
        if (request.method === 'POST') throw new Error('a secret reason')
        return new Response('fine')
      })`,
  })

  const failure = await fetch(`${host.url}/moody`, { method: 'POST' })
  expect(failure.status).toBe(500)
  expect(await failure.text()).not.toContain('secret')
  expect((await fetch(`${host.url}/moody`)).status).toBe(200)
})

test('a forgotten rejected promise does not end the process', async () => {
  const host = await startHost({
    'forgetful/index.ts': `
      Deno.serve(() => {
        void Promise.reject(new Error('forgotten'))
        EdgeRuntime.waitUntil(Promise.reject(new Error('failed later')))
        return new Response('fine')
      })`,
  })

  for (let call = 0; call < 3; call++) expect((await fetch(`${host.url}/forgetful`)).status).toBe(200)
})

test('what a function prints while it loads does not disturb the start', async () => {
  const host = await startHost({
    'chatty/index.ts': `
      console.log('{"token":"wrong","port":1,"functions":[]}')
      console.info('hello')
      Deno.serve(() => new Response('fine'))`,
  })

  expect(await (await fetch(`${host.url}/chatty`)).text()).toBe('fine')
})

test('background work that is under way when the host stops is finished first', async () => {
  const host = await startHost({
    'diligent/index.ts': `
      async function write() {
        await new Promise((resolve) => setTimeout(resolve, 300))
        await Deno.writeTextFile(Deno.env.get('MAIL_OUTBOX_DIR') + '/done.txt', 'finished')
      }
      Deno.serve(() => {
        EdgeRuntime.waitUntil(write())
        return new Response('fine')
      })`,
  })

  await fetch(`${host.url}/diligent`)
  await host.stop()
  expect(await host.exited).toBe(0)
  expect(await readFile(join(host.outboxDir, 'done.txt'), 'utf8')).toBe('finished')
})

test('a folder whose functions never finish loading is reported instead of waited for', async () => {
  const start = startHost(
    { 'stuck/index.ts': `await new Promise(() => setInterval(() => {}, 1000))` },
    { readyTimeoutMs: 1_500 },
  )

  await expect(start).rejects.toThrow('not ready within 1500 ms')
})
