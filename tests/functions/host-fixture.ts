import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'

import { onTestFinished } from 'vitest'

import {
  type FunctionsHost,
  type FunctionsHostOptions,
  startFunctionsHost,
} from '../../supabase/embedded/functions-host.ts'
import { newDataFolder, removeDataFolder } from '../support/data-folder.ts'

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
  await writeFiles(folder, files)
  return folder
}

async function writeFiles(folder: string, files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    const file = join(folder, path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, text)
  }
}

export interface ProductHost {
  url: string
  /** Ends it and removes its outbox. */
  remove(): Promise<void>
}

/** The product's own functions in Deno, in front of whatever stands at the address of the database's API. */
export async function startProductFunctions(
  supabaseUrl: string,
  environment: Record<string, string> = {},
): Promise<ProductHost> {
  const outboxDir = await mkdtemp(join(tmpdir(), 'functions-outbox-'))
  const host = await startFunctionsHost({
    functionsDir: join(import.meta.dirname, '../../supabase/functions'),
    environment: { SUPABASE_SERVICE_ROLE_KEY: 'sb_secret_test', ...environment },
    outboxDir,
    supabaseUrl,
  })
  async function remove() {
    await host.stop()
    await rm(outboxDir, { recursive: true, force: true })
  }
  return { url: host.url, remove }
}

export interface TestHost extends FunctionsHost {
  outboxDir: string
  /** Ends it and removes its folders. */
  remove(): Promise<void>
}

/** Starts the functions host on a folder of test functions and stops it when the test is over. */
export async function startHost(
  files: Record<string, string>,
  options: Partial<FunctionsHostOptions> = {},
): Promise<TestHost> {
  const host = await openHost(files, options)
  onTestFinished(() => host.remove())
  return host
}

/** The same for the tests of a block: whoever opens it removes it. */
export async function openHost(
  files: Record<string, string>,
  options: Partial<FunctionsHostOptions> = {},
): Promise<TestHost> {
  const folder = await mkdtemp(join(tmpdir(), 'functions-test-'))
  const functionsDir = join(folder, 'functions')
  const outboxDir = join(folder, 'outbox')
  await writeFiles(functionsDir, files)
  const host = await startFunctionsHost({
    functionsDir,
    environment: {},
    outboxDir,
    supabaseUrl: 'http://127.0.0.1:9',
    ...options,
  })
  async function remove() {
    await host.stop()
    await rm(folder, { recursive: true, force: true })
  }
  return { ...host, outboxDir, remove }
}
