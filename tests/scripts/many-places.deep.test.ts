import { rm } from 'node:fs/promises'

import type { Browser, Page, Response } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { untilHydrated } from '../../e2e/hydrated.ts'
import { pageFileAddress } from '../../e2e/page-files.ts'
import { buildProject } from '../../scripts/bench/growth/build-project.ts'
import { copyProject } from '../../scripts/bench/growth/copy-project.ts'
import { growCities } from '../../scripts/bench/growth/grow-cities.ts'
import { growServices } from '../../scripts/bench/growth/grow-services.ts'
import { inventedName } from '../../scripts/bench/growth/invented.ts'
import { type Backend, type BenchSite, startBackend, startBenchSite } from '../../scripts/bench/product.ts'
import { noBestEffortTasks, openBrowser } from '../../scripts/test/quiet-chromium.ts'

// More than a page brings along, of both.
const [cities, services] = [60, 20]
const [name, service] = [inventedName(40), inventedName(2)]
const path = `/city/${name.toLowerCase()}`

let folder: string
let backend: Backend
let site: BenchSite
let browser: Browser
let problems: string[]

beforeAll(async () => {
  folder = await copyProject('many')
  await growCities(folder, cities)
  await growServices(folder, services)
  buildProject(folder)
  backend = await startBackend(folder)
  site = await startBenchSite(backend, {}, folder)
  browser = await openBrowser([noBestEffortTasks])
})

afterAll(async () => {
  await browser.close()
  await site.stop()
  await backend.stop()
  await rm(folder, { recursive: true, force: true })
})

/** A page of the grown site, taken over by its script. */
async function open(at: string): Promise<Page> {
  const page = await browser.newPage()
  problems = []
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text())
  })
  page.on('pageerror', ({ message }) => problems.push(message))
  await page.goto(site.url + at)
  await untilHydrated(page)
  return page
}

test('home names a few of sixty places, and all of them when the button is pressed', async () => {
  const page = await open('/')
  const places = page.locator('#service-areas li')
  expect(await places.count()).toBe(16)
  expect(await places.filter({ visible: true }).count()).toBe(6)
  const more = page.getByRole('button', { name: 'Show More Cities' })

  await page.route(pageFileAddress, (route) => route.abort())
  await more.click()
  const elsewhere = page.locator('#service-areas').getByRole('link', { name: 'All the places we serve' })
  await elsewhere.waitFor()
  expect(await places.filter({ visible: true }).count()).toBe(6)

  await page.unroute(pageFileAddress)
  await more.click()
  await page.getByRole('button', { name: 'Show Less Cities' }).waitFor()
  expect(await places.filter({ visible: true }).count()).toBe(cities)
  await places.getByRole('link', { name }).click()
  await page.waitForURL(site.url + path)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  expect(problems.filter((problem) => !/ERR_FAILED|could not be asked for/.test(problem))).toEqual([])
})

test('the contact page lists all, in its HTML and when it is reached from another page', async () => {
  const html = await (await fetch(`${site.url}/contact`)).text()
  expect(html).toContain(`href="${path}"`)
  const page = await open(path)
  await page.getByRole('contentinfo').getByRole('link', { name: 'All the places we serve' }).click()
  await page.waitForURL(`${site.url}/contact#service-areas`)
  await page.locator('#service-areas').getByRole('link', { name }).waitFor()
  expect(await page.locator('#service-areas li').count()).toBe(cities)
  expect(problems).toEqual([])
})

test('a place no page names is found inside the page, and an unknown one leads to /404', async () => {
  const page = await open('/contact')
  await page.evaluate((to) => window.history.pushState({}, '', to), path)
  await page.getByRole('heading', { level: 1, name }).waitFor()
  await page.evaluate(() => window.history.pushState({}, '', '/city/atlantis'))
  await page.waitForURL(`${site.url}/404`)
  expect((await fetch(`${site.url}/city/atlantis`, { redirect: 'manual' })).headers.get('location')).toBe(
    '/404',
  )
  expect(problems).toEqual([])
})

test('of twenty services each comes by itself', async () => {
  const page = await open('/services')
  const sizes: number[] = []
  const reading: Promise<unknown>[] = []
  const read = (response: Response) => {
    if (!pageFileAddress.test(response.url())) return
    reading.push(response.body().then(({ length }) => sizes.push(length)))
  }
  page.on('response', read)
  const row = page.getByRole('navigation', { name: 'Choose a service' })
  for (const choice of [`${service} Cleaning`, 'Roof Cleaning']) {
    // By the keys: a pointer that rests asks for whatever service the row moves below it, too.
    await row.getByRole('link', { name: choice }).press('Enter')
    await page.getByRole('heading', { level: 1, name: choice }).waitFor()
  }
  await expect.poll(() => sizes.length).toBe(2)
  // None may still be read when the browser closes.
  page.off('response', read)
  await Promise.all(reading)
  expect(Math.max(...sizes)).toBeLessThan(12_000)
  expect(problems).toEqual([])
})
