import { globSync, readFileSync } from 'node:fs'

import { expect, test } from 'vitest'

import { outputFolder } from '../../scripts/lib/firm.cjs'
import { newerFunctions, newerMethods } from '../support/newer-apis.ts'

test('the scripts of the site call no function that the oldest supported browsers lack', () => {
  const names = [
    ...newerFunctions.map((name) => String.raw`\b${RegExp.escape(name)}\b`),
    ...newerMethods.map((name) => String.raw`\.${name.split('.').at(-1)}\(`),
  ]
  const pattern = new RegExp(names.join('|'), 'g')
  const scripts = globSync(`${outputFolder}/public/assets/*.js`)
  expect(scripts).not.toEqual([])
  const calls = scripts.flatMap(
    (script) => readFileSync(script, 'utf8').match(pattern) ?? [],
  )
  expect(calls).toEqual([])
})
