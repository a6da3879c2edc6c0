// Started by deno-process.ts: functions-host.deno.ts <functions folder>
import { existsSync, readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

type FunctionHandler = (request: Request) => Response | Promise<Response>

// Shorter than the stop timeout of deno-process.ts.
const drainTimeoutMs = 10_000

// Ctrl-C signals every process of the terminal, but the parent decides when we
// stop, by closing our stdin. That also happens when it dies.
Deno.addSignalListener('SIGINT', () => {})

const [functionsDir = ''] = Deno.args

// stdout is reserved for the ready line, so the functions log to stderr.
console.log = console.error
console.info = console.error
console.debug = console.error

const backgroundWork = new Set<Promise<unknown>>()
Object.assign(globalThis, { EdgeRuntime: { waitUntil } })

function waitUntil(work: Promise<unknown>): void {
  const settled = work
    .catch((error: unknown) =>
      logError('background-work-failed', { error: errorName(error) }),
    )
    .finally(() => backgroundWork.delete(settled))
  backgroundWork.add(settled)
}

// An unhandled rejection in one function must not crash the others.
globalThis.addEventListener('unhandledrejection', (event) => {
  event.preventDefault()
  logError('unhandled-rejection', { error: errorName(event.reason) })
})

const serve = Deno.serve
const names = readdirSync(functionsDir)
  .filter(
    (name) =>
      !name.startsWith('_') && existsSync(`${functionsDir}/${name}/index.ts`),
  )
  .toSorted()
const functions = new Map<string, FunctionHandler>()
for (const name of names) {
  const handler = await loadFunction(functionsDir, name)
  if (handler) functions.set(name, handler)
}
const server = serve(
  { hostname: '127.0.0.1', port: 0, onListen: announce },
  dispatch,
)

if (Deno.build.os !== 'windows')
  Deno.addSignalListener('SIGTERM', () => void stop())
await Deno.stdin.readable.pipeTo(new WritableStream())
await stop()

async function loadFunction(
  folder: string,
  name: string,
): Promise<FunctionHandler | undefined> {
  let handler: FunctionHandler | undefined
  Object.defineProperty(Deno, 'serve', {
    configurable: true,
    value: (served: FunctionHandler) => {
      handler = served
    },
  })
  try {
    await import(pathToFileURL(`${folder}/${name}/index.ts`).href)
    if (handler === undefined)
      logError('function-has-no-handler', { function: name })
  } catch (error) {
    logError('function-failed-to-start', {
      function: name,
      error: String(error),
    })
    return undefined
  }
  return handler
}

function announce({ port }: Deno.NetAddr): void {
  const line = JSON.stringify({ port, functions: [...functions.keys()] })
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`))
}

async function dispatch(request: Request): Promise<Response> {
  const name = new URL(request.url).pathname.split('/')[1] ?? ''
  const handler = functions.get(name)
  if (!handler && names.includes(name))
    return errorResponse(
      503,
      'BOOT_ERROR',
      'Function failed to start (please check logs)',
    )
  if (!handler)
    return errorResponse(404, 'NOT_FOUND', 'Requested function was not found')
  try {
    return await handler(request)
  } catch (error) {
    logError('function-threw', {
      function: name,
      error: errorName(error),
    })
    return errorResponse(500, 'WORKER_ERROR', 'Function exited due to an error')
  }
}

function errorResponse(
  status: number,
  code: string,
  message: string,
): Response {
  return Response.json({ code, message }, { status })
}

async function stop(): Promise<never> {
  setTimeout(() => {
    logError('background-work-aborted', { count: backgroundWork.size })
    Deno.exit(0)
  }, drainTimeoutMs)
  await server.shutdown()
  // Background work may start more background work.
  while (backgroundWork.size > 0) await Promise.all(backgroundWork)
  Deno.exit(0)
}

function logError(
  event: string,
  fields: Record<string, string | number>,
): void {
  const time = new Date().toISOString()
  console.error(JSON.stringify({ time, level: 'error', event, ...fields }))
}

// The message of an unexpected error may quote personal data.
function errorName(error: unknown): string {
  return error instanceof Error ? error.name : typeof error
}
