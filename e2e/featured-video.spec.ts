import { readFile } from 'node:fs/promises'

import type { Locator, Page } from '@playwright/test'

import { startVideoTables, type VideoRow, type VideoTableAnswer } from '../tests/fakes/video-tables.ts'
import { startSite } from '../tests/support/stack.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test } from './support/fixtures.ts'
import { poster, video } from './support/hero-parts.ts'
import { untilHydrated } from './support/hydrated.ts'
import { untilNetworkRests } from './support/network-rest.ts'

const film: VideoRow = {
  video_url: '/films/short.webm',
  mime_type: 'video/webm',
  poster_url: '/pictures/services/driveway.webp',
}

/** The site in front of a backend whose video tables answer like this. */
async function siteWith(
  page: Page,
  answer: VideoTableAnswer,
  run: (url: string, requests: URL[]) => Promise<void>,
) {
  const tables = await startVideoTables(answer)
  const site = await startSite({ supabaseUrl: tables.url, publishableKey: 'public' })
  try {
    await run(site.url, tables.requests)
    // What the page would still fetch must not find the site gone.
    await page.goto('about:blank')
  } finally {
    await site.stop()
    await tables.stop()
  }
}

async function serveFilm(page: Page): Promise<string[]> {
  const fetched: string[] = []
  const body = await readFile('e2e/short-film.webm')
  await page.route('**/films/*', (route) => {
    fetched.push(new URL(route.request().url()).pathname)
    return route.fulfill({ body, contentType: 'video/webm' })
  })
  return fetched
}

test('both heroes play their featured video, once and without sound', async ({ page }) => {
  await siteWith(page, { rows: [film] }, async (url, requests) => {
    await serveFilm(page)
    for (const [path, table] of [
      ['/', 'pressure_washing_videos'],
      ['/services', 'service_videos'],
    ] as const) {
      await test.step(`${path} plays the featured video of ${table}`, async () => {
        requests.length = 0
        await page.goto(url + path)
        await expect(video(page)).toHaveJSProperty('autoplay', true)
        await expect(video(page)).toHaveJSProperty('muted', true)
        await expect(video(page)).toHaveAttribute('muted')
        await expect(video(page)).toHaveJSProperty('loop', false)
        await expect(video(page)).toHaveJSProperty('ended', true)
        await expect(video(page)).toHaveAttribute('playsinline')
        await expect(poster(page)).toHaveAttribute('src', '/pictures/services/driveway.webp')
        await expect(video(page).locator('source')).toHaveAttribute('type', 'video/webm')
        // Above the film, below the words.
        const veil = page.locator('video ~ .film-veil')
        expect(await darkest(veil), 'a dark overlay').toBeLessThan(60)

        expect(requests.map(({ pathname }) => pathname)).toEqual([`/rest/v1/${table}`])
        expect(Object.fromEntries(requests[0]?.searchParams ?? [])).toEqual({
          select: '*',
          is_featured: 'eq.true',
          order: 'created_at.desc,id.asc',
          limit: '1',
        })
      })
    }
  })
})

/** The darkest color an element is painted with, 0 to 255. */
function darkest(element: Locator): Promise<number> {
  return element.first().evaluate((painted) => {
    const { backgroundColor, backgroundImage } = getComputedStyle(painted)
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const colors =
      `${backgroundColor} ${backgroundImage}`.match(/[a-z]+\((?:[^()]|\([^()]*\))*\)|#\w+/g) ?? []
    const values = colors
      .flatMap((text) => text.match(/(?:rgba?|oklab|oklch|color|lab|lch|hsla?)\([^()]*\)|#\w+/g) ?? [])
      .map((color) => {
        if (!canvas) return 255
        canvas.clearRect(0, 0, 1, 1)
        canvas.fillStyle = color
        canvas.fillRect(0, 0, 1, 1)
        const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data
        return alpha < 40 ? 255 : Math.max(red, green, blue)
      })
    return Math.min(255, ...values)
  })
}

test('a video without a type counts as MP4', async ({ page }) => {
  await siteWith(page, { rows: [{ ...film, mime_type: '' }] }, async (url) => {
    await serveFilm(page)
    await page.goto(`${url}/services`)
    await expect(video(page).locator('source')).toHaveAttribute('type', 'video/mp4')
  })
})

test('a video comes after its poster, and the visitor can stop it and start it again', async ({ page }) => {
  await siteWith(page, { rows: [film] }, async (url) => {
    const fetched = await serveFilm(page)
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route(`**${film.poster_url}`, async (route) => {
      await held
      await route.continue()
    })
    await page.goto(`${url}/services`, { waitUntil: 'commit' })
    await untilHydrated(page)

    await test.step('the video waits until its poster has been painted', async () => {
      await expect(poster(page)).toBeAttached()
      expect(await poster(page).evaluate((image: HTMLImageElement) => image.complete)).toBe(false)
      expect(fetched).toEqual([])
      release()
    })

    await page.getByRole('button', { name: 'Pause motion' }).click()
    await expect(video(page)).toHaveJSProperty('paused', true)
    expect(await poster(page).evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    await page.getByRole('button', { name: 'Play motion' }).click()
    await expect(video(page)).toHaveJSProperty('ended', true)
  })
})

test('the hero is accessible while its video is on the way, and its words stay readable over it', async ({
  page,
}) => {
  await siteWith(page, { rows: [film] }, async (url) => {
    const body = await readFile('e2e/short-film.webm')
    const { promise: held, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/films/*', async (route) => {
      await held
      await route.fulfill({ body, contentType: 'video/webm' })
    })
    await page.goto(url)
    await expect(video(page)).toHaveJSProperty('autoplay', true)
    // axe would wait ten seconds for a sound track, then complain in the console.
    await expectAccessible(page, 'section:has(h1)')

    release()
    await expect(video(page)).toHaveJSProperty('ended', true)
    await expectAccessible(page, 'section:has(h1)')
  })
})

test('no video comes before the visitor asks for it', async ({ context, page }) => {
  await siteWith(page, { rows: [film] }, async (url) => {
    for (const [visitor, connection] of [
      ['who wants no motion', undefined],
      ['who saves data', { saveData: true }],
      ['on a slow link', { effectiveType: '3g' }],
    ] as const) {
      await test.step(`a visitor ${visitor} sees the poster and decides`, async () => {
        const page = await context.newPage()
        if (connection) await page.addInitScript(pretendConnection, connection)
        else await page.emulateMedia({ reducedMotion: 'reduce' })
        const fetched = await serveFilm(page)
        await page.goto(url)
        await untilHydrated(page)
        await expect(poster(page)).toBeVisible()
        await untilNetworkRests(page)
        await expect(video(page)).toHaveCount(0)
        expect(fetched).toEqual([])

        if (connection) await page.getByRole('button', { name: 'Pause motion' }).click()
        await page.getByRole('button', { name: 'Play motion' }).click()
        await expect.poll(() => fetched).toContain('/films/short.webm')
        await page.close()
      })
    }
  })
})

function pretendConnection(value: object) {
  Object.defineProperty(navigator, 'connection', { value })
}

test.describe('a video that is not there', () => {
  test.use({ expectedConsole: /status of 404/ })

  test('leaves the hero dark, and the rest as it is', async ({ page }) => {
    await siteWith(page, { rows: [{ ...film, poster_url: null }] }, async (url) => {
      await page.route('**/films/*', (route) => route.fulfill({ status: 404 }))
      const asked = page.waitForRequest('**/films/*')
      await page.goto(url)
      await asked
      await expect(video(page)).toHaveCount(0)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    })
  })

  test('leaves its poster where it has one', async ({ page }) => {
    await siteWith(page, { rows: [film] }, async (url) => {
      await page.route('**/films/*', (route) => route.fulfill({ status: 404 }))
      const asked = page.waitForRequest('**/films/*')
      await page.goto(url)
      await asked
      await expect(video(page)).toHaveCount(0)
      await expect(poster(page)).toBeVisible()
    })
  })
})

for (const [circumstance, answer] of [
  ['no video is featured', { rows: [] }],
  ['the video cannot be read', 'breaks'],
] as const) {
  test(`the hero is dark when ${circumstance}`, async ({ page }) => {
    await siteWith(page, answer, async (url, requests) => {
      await page.goto(url)
      await untilHydrated(page)
      await untilNetworkRests(page)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect(video(page)).toHaveCount(0)
      expect(await darkest(page.locator('section:has(h1)')), 'its own ground').toBeLessThan(60)
      expect(requests, 'and nobody asks again').toHaveLength(1)
    })
  })
}
