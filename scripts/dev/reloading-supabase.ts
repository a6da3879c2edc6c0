import { watch } from 'node:fs'
import { join } from 'node:path'

import type { RunningChild } from '../lib/child-process.ts'
import { startEmbeddedProcess } from '../lib/embedded-supabase.ts'

type ReloadingStart =
  | { ok: true; child: RunningChild; url: string; publishableKey: string }
  | { ok: false; message: string }

interface ReloadingOptions {
  environment: Record<string, string | undefined>
  /** The project, when it is not this one. */
  folder?: string
  say?: (sentence: string) => void
}

/** Editors write a file in several steps, and a checkout many files. */
const quietFor = 200

/**
 * The embedded Supabase, started again whenever a function or a migration was changed: functions are loaded when
 * it starts, and new migrations are applied then. It keeps its port and its keys, so the site notices nothing.
 * A change that does not start is told, and the next one tries again.
 */
export async function startReloadingSupabase({
  environment,
  folder = '.',
  say = console.log,
}: ReloadingOptions): Promise<ReloadingStart> {
  const first = await startEmbeddedProcess(environment, 'inherit', folder)
  if (!first.ok) return first
  const { url, publishableKey } = first
  const samePort = { ...environment, SUPABASE_PORT: new URL(url).port }

  let running: RunningChild | undefined = first.child
  let restarting = false
  let stopping = false
  const { promise: exited, resolve: end } = Promise.withResolvers<number | null>()
  endWith(first.child)

  function endWith(child: RunningChild) {
    void child.exited.then((code) => (restarting ? undefined : end(code)))
  }

  async function restart(changed: string) {
    restarting = true
    await running?.stop()
    running = undefined
    if (stopping) return
    const next = await startEmbeddedProcess(samePort, 'inherit', folder)
    restarting = false
    if (!next.ok) return say(`${changed} was changed, and Supabase does not start with it: ${next.message}`)
    running = next.child
    endWith(next.child)
    say(`${changed} was changed: functions are loaded anew, new migrations are applied.`)
  }

  let turn = Promise.resolve()
  const watchers = ['supabase/functions', 'supabase/migrations'].map((part) =>
    watchFolder(folder, part, queue),
  )
  function queue(changed: string) {
    turn = turn.then(() => (stopping ? undefined : restart(changed)))
  }

  const child: RunningChild = {
    ...first.child,
    exited,
    async stop(grace) {
      stopping = true
      for (const stopWatching of watchers) stopWatching()
      await turn
      await running?.stop(grace)
      end(0)
    },
  }
  return { ok: true, child, url, publishableKey }
}

function watchFolder(folder: string, part: string, changed: (file: string) => void): () => void {
  let timer: NodeJS.Timeout | undefined
  const watcher = watch(join(folder, part), { recursive: true }, (_, file) => {
    clearTimeout(timer)
    timer = setTimeout(() => changed(file ? `${part}/${file.replaceAll('\\', '/')}` : part), quietFor)
  })
  return () => {
    clearTimeout(timer)
    watcher.close()
  }
}
