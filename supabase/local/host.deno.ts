// Runs the edge functions of one folder behind one loopback port, as the hosted runtime does.
// Started by functions-host.ts as: host.deno.ts <functions folder> <token>
import { existsSync, readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import type { EdgeRuntimeGlobal } from '../functions/_shared/edge-runtime.ts'
import { nameOfError } from '../functions/_shared/error-sentence.ts'
import { logEvent } from '../functions/_shared/log.ts'

type FunctionHandler = (request: Request, info: Deno.ServeHandlerInfo) => Response | Promise<Response>

const drainTimeoutMs = 5_000

// Ctrl-C reaches every process of the terminal; the parent decides when we stop, by closing our stdin. That also
// happens when the parent dies, so no orphan stays behind.
Deno.addSignalListener('SIGINT', () => {})

const [functionsDir, token] = Deno.args
if (functionsDir === undefined || token === undefined)
  throw new Error('expected a functions folder and a token')

// stdout carries the one line that says "ready"; what the functions print goes to stderr.
console.log = console.info = console.debug = console.error

const backgroundWork = new Set<Promise<unknown>>()
const edgeRuntime: EdgeRuntimeGlobal = {
  waitUntil(work) {
    const settled = work
      .catch((error: unknown) => logEvent('error', 'background-work-failed', { error: nameOfError(error) }))
      .finally(() => backgroundWork.delete(settled))
    backgroundWork.add(settled)
  },
}
globalThis.EdgeRuntime = edgeRuntime

// A promise that a function forgot must not end the other functions.
globalThis.addEventListener('unhandledrejection', (event) => {
  event.preventDefault()
  logEvent('error', 'unhandled-rejection', { error: nameOfError(event.reason) })
})

const serve = Deno.serve
const names = readdirSync(functionsDir)
  .filter((name) => !name.startsWith('_') && existsSync(`${functionsDir}/${name}/index.ts`))
  .toSorted()
const functions = new Map<string, FunctionHandler>()
for (const name of names) {
  const handler = await loadFunction(functionsDir, name)
  if (handler) functions.set(name, handler)
}
const server = serve({ hostname: '127.0.0.1', port: 0, onListen: announce }, dispatch)

if (Deno.build.os !== 'windows') Deno.addSignalListener('SIGTERM', () => void stop())
for await (const _ of Deno.stdin.readable);
await stop()

/** Loads a function. Its call of `Deno.serve` hands over the handler instead of opening a port. */
async function loadFunction(folder: string, name: string): Promise<FunctionHandler | undefined> {
  let handler: FunctionHandler | undefined
  Object.defineProperty(Deno, 'serve', {
    configurable: true,
    // Deno.serve takes (handler), (options, handler) or ({ handler, ...options }).
    value(...given: unknown[]) {
      handler = given.map(handlerIn).find((candidate) => candidate !== undefined)
    },
  })
  try {
    await import(pathToFileURL(`${folder}/${name}/index.ts`).href)
    if (handler === undefined) logEvent('error', 'function-serves-nothing', { function: name })
  } catch (error) {
    logEvent('error', 'function-failed-to-start', { function: name, error: String(error) })
    return undefined
  }
  return handler
}

function handlerIn(given: unknown): FunctionHandler | undefined {
  if (isHandler(given)) return given
  const isOptions = typeof given === 'object' && given !== null && 'handler' in given
  return isOptions && isHandler(given.handler) ? given.handler : undefined
}

function isHandler(value: unknown): value is FunctionHandler {
  return typeof value === 'function'
}

function announce({ port }: Deno.NetAddr): void {
  const line = JSON.stringify({ token, port, functions: [...functions.keys()] })
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`))
}

async function dispatch(request: Request, info: Deno.ServeHandlerInfo): Promise<Response> {
  const name = new URL(request.url).pathname.split('/')[1] ?? ''
  const handler = functions.get(name)
  if (!handler && names.includes(name))
    return refuse(503, 'BOOT_ERROR', 'Function failed to start (please check logs)')
  if (!handler) return refuse(404, 'NOT_FOUND', 'Requested function was not found')
  try {
    return await handler(request, info)
  } catch (error) {
    logEvent('error', 'function-threw', { function: name, error: nameOfError(error) })
    return refuse(500, 'WORKER_ERROR', 'Function exited due to an error')
  }
}

function refuse(status: number, code: string, message: string): Response {
  return Response.json({ code, message }, { status })
}

function deadline(): Promise<'late'> {
  return new Promise((resolve) => setTimeout(resolve, drainTimeoutMs, 'late'))
}

async function stop(): Promise<never> {
  await Promise.race([server.shutdown(), deadline()])
  // Work may start more work.
  const late = deadline()
  while (backgroundWork.size > 0 && (await Promise.race([Promise.all(backgroundWork), late])) !== 'late');
  if (backgroundWork.size > 0) logEvent('error', 'background-work-cut-off', { count: backgroundWork.size })
  Deno.exit(0)
}
