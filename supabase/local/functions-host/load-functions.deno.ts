import { existsSync, readdirSync } from 'node:fs'
import { pathToFileURL } from 'node:url'

import { logEvent } from '../../functions/_shared/log.ts'

type FunctionHandler = (request: Request, info: Deno.ServeHandlerInfo) => Response | Promise<Response>

/** What stands under a function's name: its handler, or the fact that its file could not be started. */
export type LoadedFunction = { started: true; handler: FunctionHandler } | { started: false }

/**
 * Loads every `<name>/index.ts` of a folder. The files are plain hosted functions that call `Deno.serve`; here
 * that call hands over the handler instead of opening a port. Folders that begin with `_` are shared code.
 */
export async function loadFunctions(functionsDir: string): Promise<Map<string, LoadedFunction>> {
  const functions = new Map<string, LoadedFunction>()
  for (const name of functionNames(functionsDir)) {
    functions.set(name, await loadFunction(functionsDir, name))
  }
  return functions
}

function functionNames(functionsDir: string): string[] {
  return readdirSync(functionsDir)
    .filter((name) => !name.startsWith('_') && existsSync(`${functionsDir}/${name}/index.ts`))
    .toSorted()
}

async function loadFunction(functionsDir: string, name: string): Promise<LoadedFunction> {
  let handler: FunctionHandler | undefined
  Object.defineProperty(Deno, 'serve', {
    configurable: true,
    value(...given: unknown[]) {
      handler = given.map(handlerIn).find((candidate) => candidate !== undefined)
    },
  })
  try {
    await import(pathToFileURL(`${functionsDir}/${name}/index.ts`).href)
    if (handler !== undefined) return { started: true, handler }
    logEvent('error', 'function-serves-nothing', { function: name })
  } catch (error) {
    logEvent('error', 'function-failed-to-start', { function: name, error: String(error) })
  }
  return { started: false }
}

// Deno.serve takes (handler), (options, handler) or ({ handler, ...options }).
function handlerIn(given: unknown): FunctionHandler | undefined {
  if (isHandler(given)) return given
  if (typeof given === 'object' && given !== null && 'handler' in given && isHandler(given.handler)) {
    return given.handler
  }
  return undefined
}

function isHandler(value: unknown): value is FunctionHandler {
  return typeof value === 'function'
}
