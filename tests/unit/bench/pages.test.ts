import { spawnSync } from 'node:child_process'

import { expect, test } from 'vitest'

import { isCitySlug } from '../../../app/content/cities/city.ts'
import { mainPages } from '../../../app/seo/site-pages.ts'
import { benchPages, pagesNamed } from '../../../scripts/bench/pages.ts'

test('every kind of page is measured', () => {
  const measured = benchPages.map(({ path }) => path)
  for (const { path } of Object.values(mainPages)) expect(measured).toContain(path)
  expect(measured.some((path) => isCitySlug(path.replace('/city/', '')))).toBe(true)
})

test('some can be chosen, in the order of the table', () => {
  expect(pagesNamed(['city', 'home']).map(({ kind }) => kind)).toEqual(['home', 'city'])
  expect(pagesNamed([])).toEqual(benchPages)
})

test('a page that is not there is named, with those that are', () => {
  expect(() => pagesNamed(['home', 'blog'])).toThrow(/No such page: blog\. There are: home, services/)
})

test('the command runs on Node alone, and says what it takes when it is asked for nothing it has', () => {
  const { status, stderr } = spawnSync(process.execPath, ['scripts/bench.ts', 'nothing'], {
    encoding: 'utf8',
  })
  expect(stderr).toMatch(/^Usage: npm run bench/)
  expect(status).toBe(2)
})
