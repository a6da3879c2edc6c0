import { readFileSync } from 'node:fs'

import * as v from 'valibot'
import { expect, test } from 'vitest'

const { scripts } = v.parse(
  v.object({ scripts: v.record(v.string(), v.string()) }),
  JSON.parse(readFileSync('package.json', 'utf8')),
)

// A shell remembers where it found `node`: the one of the machine, which may not read TypeScript, before the project's
// own is installed. What npm runs next has a shell of its own.
test('what sets a bare clone up is plain JavaScript, whatever Node the machine has', () => {
  const setUps = Object.entries(scripts).filter(([name]) => name.startsWith('pre'))
  expect(setUps.length).toBeGreaterThan(20)
  for (const [name, command] of setUps) expect.soft(command, name).not.toMatch(/node \S+\.ts/)
})

test('every command sets a bare clone up before it runs', () => {
  // `npm start` does so itself before it asks this.
  const withinAStart = 'check-port'
  const commands = Object.keys(scripts).filter((name) => !name.startsWith('pre') && name !== withinAStart)
  for (const name of commands) {
    expect.soft(scripts[`pre${name}`], name).toMatch(/^node scripts\/bootstrap\.mjs/)
  }
})
