import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

import { expect, test } from 'vitest'

import { startHost, temporaryFolder, writeFunctions } from './host-fixture.ts'

const projectDir = join(import.meta.dirname, '../..')

test('the Deno process ends when the process that started it is killed', async () => {
  const functionsDir = await writeFunctions({
    'pid/index.ts': `Deno.serve(() => new Response(String(Deno.pid)))`,
  })
  const outboxDir = await temporaryFolder()
  const parentProgram = `
    import { startFunctionsHost } from './supabase/embedded/functions-host.ts'
    const options = ${JSON.stringify({ functionsDir, outboxDir, environment: {}, supabaseUrl: 'http://127.0.0.1:9' })}
    console.log((await startFunctionsHost(options)).url)`
  const parent = spawn(process.execPath, ['--input-type=module-typescript', '--eval', parentProgram], {
    cwd: projectDir,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [url] = await once(createInterface({ input: parent.stdout }), 'line')
  const denoPid = Number(await (await fetch(`${url}/pid`)).text())
  expect(isRunning(denoPid)).toBe(true)

  parent.kill('SIGKILL')
  await once(parent, 'exit')
  await expect.poll(() => isRunning(denoPid)).toBe(false)
})

test('the exit of a killed Deno process is reported, and a new host takes over', async () => {
  const files = { 'pid/index.ts': `Deno.serve(() => new Response(String(Deno.pid)))` }
  const host = await startHost(files)
  const denoPid = Number(await (await fetch(`${host.url}/pid`)).text())

  process.kill(denoPid, 'SIGKILL')
  expect(await host.exited).toBeNull()

  const successor = await startHost(files)
  expect(Number(await (await fetch(`${successor.url}/pid`)).text())).not.toBe(denoPid)
})

test('an interrupt from the terminal leaves the decision to the parent', async () => {
  const host = await startHost({
    'slow/index.ts': `
      Deno.serve(() => {
        const parts = ReadableStream.from((async function* () {
          yield String(Deno.pid)
          await new Promise((resolve) => setTimeout(resolve, 300))
          yield ' finished'
        })())
        return new Response(parts.pipeThrough(new TextEncoderStream()))
      })`,
  })

  const { body } = await fetch(`${host.url}/slow`)
  if (body === null) throw new Error('the answer has no body')
  let text = ''
  for await (const part of body.pipeThrough(new TextDecoderStream())) {
    if (text === '') process.kill(Number(part), 'SIGINT')
    text += part
  }
  expect(text).toMatch(/^\d+ finished$/)
})

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
