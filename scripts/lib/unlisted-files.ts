import { globSync } from 'node:fs'
import { basename, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import { firmFolder } from './firm.cjs'

const lists = ['services', 'cities', 'specialties']

/** Returns the files of services, cities and specialties that no list names. */
export async function findUnlistedFiles(): Promise<string[]> {
  const found = await Promise.all(lists.map(unlistedIn))
  return found.flat()
}

async function unlistedIn(list: string): Promise<string[]> {
  const listed = await exportsOf(`${list}.ts`)
  const items = new Set(listed.flat())
  const names = globSync(`${list}/*.ts`, { cwd: firmFolder }).toSorted()
  const files = await Promise.all(
    names.map(async (name) => ({ name, exported: await exportsOf(name) })),
  )
  return files
    .filter(({ exported }) => !exported.some((each) => items.has(each)))
    .map(({ name }) => `${list}/${basename(name)} has no line in ${list}.ts`)
}

async function exportsOf(file: string): Promise<unknown[]> {
  const { href } = pathToFileURL(resolve(firmFolder, file))
  const exported: object = await import(href)
  return Object.values(exported)
}
