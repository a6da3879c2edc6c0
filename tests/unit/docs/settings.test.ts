import { globSync, readFileSync } from 'node:fs'

import * as v from 'valibot'
import { expect, test } from 'vitest'

import { siteEnvironment, siteSchema } from '../../../app/server/site-settings.ts'
import { environmentNames } from '../../../supabase/functions/_shared/environment.ts'
import { readSettingsTable } from '../../stack/settings-table.ts'

const rows = readSettingsTable()
const variables = rows.map(({ variable }) => variable).filter(Boolean)

const anySchema = v.looseObject({
  entries: v.optional(v.record(v.string(), v.unknown())),
  wrapped: v.optional(v.unknown()),
})

/** Every value the schema of the settings has, by its path. */
function leavesOf(schema: unknown, path: string[] = []): string[] {
  const { entries, wrapped } = v.parse(anySchema, schema)
  if (wrapped !== undefined) return leavesOf(wrapped, path)
  if (entries === undefined) return [path.join('.')]
  return Object.entries(entries).flatMap(([key, inner]) => leavesOf(inner, [...path, key]))
}

test('the table has every setting of the site once, and no other', () => {
  const settings = rows.map(({ setting }) => setting).filter(Boolean)
  expect(settings.toSorted()).toEqual(leavesOf(siteSchema).toSorted())
})

test('it names for each the variable that sets it', () => {
  const named = rows.filter(({ setting, variable }) => setting && variable)
  const known = Object.entries(siteEnvironment).map(([variable, path]) => `${path.join('.')} ${variable}`)
  expect(named.map(({ setting, variable }) => `${setting} ${variable}`).toSorted()).toEqual(known.toSorted())
})

test('it has every variable of .env.example, and no other', () => {
  const offered = readFileSync('.env.example', 'utf8').matchAll(/^([A-Z_]+)=/gm)
  expect(variables.toSorted()).toEqual(Array.from(offered, ([, name = '']) => name).toSorted())
})

test('every variable a function may read is in it', () => {
  // These two are set by whatever runs the functions.
  const given = new Set(['SUPABASE_SERVICE_ROLE_KEY', 'MAIL_OUTBOX_DIR'])
  expect(environmentNames.filter((name) => !given.has(name) && !variables.includes(name))).toEqual([])
})

test('every variable is set by some test', () => {
  const tests = globSync('{tests,e2e}/**/*.ts', { exclude: ['tests/unit/docs/**'] })
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n')
  // What belongs to the site is set from the table of its settings; the last is a program's place on this machine.
  const known = new Set([...Object.keys(siteEnvironment), 'CHROMIUM_PATH'])
  const without = variables.filter((name) => !known.has(name) && !new RegExp(`\\b${name}\\b`).test(tests))
  expect(without).toEqual([])
})
