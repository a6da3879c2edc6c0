import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { onTestFinished } from 'vitest'

import {
  type FunctionsHost,
  type FunctionsHostOptions,
  startFunctionsHost,
} from '../../supabase/embedded/functions-host.ts'
import { newDataFolder, removeDataFolder } from '../stack/data-folder.ts'

/** A folder that is gone when the test is over. */
export async function temporaryFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'functions-test-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

/** A data folder as after a first start, gone when the test is over. */
export async function temporaryDataFolder(): Promise<string> {
  const folder = await newDataFolder('functions-test')
  onTestFinished(() => removeDataFolder(folder))
  return folder
}

/** Writes a functions folder: each key is a path in it such as `greeter/index.ts`, each value a file's text. */
export async function writeFunctions(files: Record<string, string>): Promise<string> {
  const folder = join(await temporaryFolder(), 'functions')
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
  return folder
}

/** Starts the functions host on a folder of test functions and stops it when the test is over. */
export async function startHost(
  files: Record<string, string>,
  options: Partial<FunctionsHostOptions> = {},
): Promise<FunctionsHost & { outboxDir: string }> {
  const outboxDir = join(await temporaryFolder(), 'outbox')
  const host = await startFunctionsHost({
    functionsDir: await writeFunctions(files),
    environment: {},
    outboxDir,
    supabaseUrl: 'http://127.0.0.1:9',
    ...options,
  })
  onTestFinished(() => host.stop())
  return { ...host, outboxDir }
}
