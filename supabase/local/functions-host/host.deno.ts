// Runs the edge functions of one folder behind one loopback port, like the hosted runtime would.
// Started by ../functions-host.ts as: host.deno.ts <functions folder> <token>
import { nameOfError } from '../../functions/_shared/error-sentence.ts'
import { logEvent } from '../../functions/_shared/log.ts'
import { drainBackgroundWork, edgeRuntime } from './background-work.deno.ts'
import { type LoadedFunction, loadFunctions } from './load-functions.deno.ts'

const drainTimeoutMs = 5_000

// Ctrl-C reaches every process of the terminal; the parent decides when we stop, by closing our stdin. That
// also happens when the parent dies without a word, so no orphan stays behind.
Deno.addSignalListener('SIGINT', () => {})

const [functionsDir, token] = Deno.args
if (functionsDir === undefined || token === undefined)
  throw new Error('expected a functions folder and a token')

// stdout carries one line, the one that says "ready"; whatever the functions print goes to stderr.
console.log = console.info = console.debug = console.error
globalThis.EdgeRuntime = edgeRuntime

// A promise that a function forgot must not take the other functions down with it.
globalThis.addEventListener('unhandledrejection', (event) => {
  event.preventDefault()
  logEvent('error', 'unhandled-rejection', { error: nameOfError(event.reason) })
})

const serve = Deno.serve
const functions = await loadFunctions(functionsDir)
const server = serve({ hostname: '127.0.0.1', port: 0, onListen: announce }, dispatch)

if (Deno.build.os !== 'windows') Deno.addSignalListener('SIGTERM', () => void stop())
for await (const _ of Deno.stdin.readable);
await stop()

function announce({ port }: Deno.NetAddr): void {
  const started = [...functions].filter(([, { started }]) => started).map(([name]) => name)
  const line = JSON.stringify({ token, port, functions: started })
  Deno.stdout.writeSync(new TextEncoder().encode(`${line}\n`))
}

async function dispatch(request: Request, info: Deno.ServeHandlerInfo): Promise<Response> {
  const name = new URL(request.url).pathname.split('/')[1] ?? ''
  const loaded: LoadedFunction | undefined = functions.get(name)
  if (loaded === undefined)
    return Response.json({ code: 'NOT_FOUND', message: 'Requested function was not found' }, { status: 404 })
  if (!loaded.started)
    return Response.json(
      { code: 'BOOT_ERROR', message: 'Function failed to start (please check logs)' },
      { status: 503 },
    )
  try {
    return await loaded.handler(request, info)
  } catch (error) {
    logEvent('error', 'function-threw', { function: name, error: nameOfError(error) })
    return Response.json(
      { code: 'WORKER_ERROR', message: 'Function exited due to an error' },
      { status: 500 },
    )
  }
}

async function stop(): Promise<never> {
  const deadline = new Promise((resolve) => setTimeout(resolve, drainTimeoutMs))
  await Promise.race([server.shutdown(), deadline])
  await drainBackgroundWork(drainTimeoutMs)
  Deno.exit(0)
}
