import { readFile } from 'node:fs/promises'

import type { Page } from '@playwright/test'
import sharp from 'sharp'

import { business } from '../app/content/business.ts'
import { services } from '../app/content/services/services.ts'
import { playbackTexts } from '../app/content/ui-labels.ts'
import { startVideoTables, type VideoRow } from '../tests/fakes/video-tables.ts'
import { hasFilm } from '../tests/support/has-film.ts'
import { startSite } from '../tests/support/stack.ts'
import { respondWith } from './support/broken-backend.ts'
import { expect, test as base } from './support/fixtures.ts'
import { openPage, waitForHydration } from './support/hydration.ts'
import { heroSection, mainHeading } from './support/layout.ts'
import { holdRequests } from './support/requests.ts'
import { skipToLastMoments } from './support/video.ts'

const { image } = services.findLast(({ image }) => image) ?? {}
const posterPath = image?.src ?? '/icon-512.png'

// The film of a firm without one is no video of the home page either.
const heroes = [
  ...(business.film ? [{ path: '/', table: 'pressure_washing_videos' }] : []),
  { path: '/services', table: 'service_videos' },
]

const row: VideoRow = {
  video_url: '/videos/short.webm',
  mime_type: 'video/webm',
  poster_url: posterPath,
}

interface VideoSite {
  url: string
  requests: URL[]
}

async function withVideoSite(
  rows: VideoRow[],
  use: (site: VideoSite) => Promise<void>,
) {
  const { url: supabaseUrl, ...backend } = await startVideoTables({ rows })
  const site = await startSite({ supabaseUrl, publishableKey: 'public' })
  // On a busy machine the site's first requests to the backend may time out.
  const readPage = async (path: string) => (await fetch(site.url + path)).text()
  for (const { video_url } of rows)
    for (const { path } of heroes)
      await expect
        .poll(() => readPage(path), { timeout: 60_000 })
        .toContain(video_url)
  await use({ url: site.url, requests: backend.requests })
  await site.stop()
  await backend.stop()
}

const test = base.extend<object, { videoSite: VideoSite }>({
  videoSite: [
    async ({}, use) => withVideoSite([row], use),
    { scope: 'worker' },
  ],
})

test.use({ reducedMotion: 'no-preference', withPictures: true })

const video = (page: Page) => page.locator('video')
const poster = (page: Page) =>
  heroSection(page).locator(`img[src="${row.poster_url}"]`)
const pauseButton = (page: Page) =>
  page.getByRole('button', { name: playbackTexts.pause })
const playButton = (page: Page) =>
  page.getByRole('button', { name: playbackTexts.play })

async function serveVideo(page: Page): Promise<string[]> {
  const requested: string[] = []
  const body = await readFile('e2e/support/short-video.webm')
  await page.route('**/videos/*', (route) => {
    requested.push(new URL(route.request().url()).pathname)
    return route.fulfill({ body, contentType: 'video/webm' })
  })
  return requested
}

// Of the background, because text covers less than half. From 0 to 255.
async function heroLightness(page: Page): Promise<number> {
  const pixels = await sharp(await heroSection(page).screenshot())
    .greyscale()
    .raw()
    .toBuffer()
  return pixels.toSorted()[Math.floor(pixels.length / 2)] ?? NaN
}

async function meanLightness(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).greyscale().stats()
  return channels[0]?.mean ?? NaN
}

for (const { path, table } of heroes) {
  test(`the hero of ${path} plays the featured video of its table once, muted and darkened`, async ({
    page,
    videoSite,
  }) => {
    await serveVideo(page)
    await page.goto(videoSite.url + path)
    await expect(video(page)).toHaveJSProperty('autoplay', true)
    await expect(video(page)).toHaveJSProperty('muted', true)
    await expect(video(page)).toHaveJSProperty('loop', false)
    await expect(video(page)).toHaveAttribute('playsinline')
    await expect(video(page)).toHaveJSProperty('ended', true)
    await expect(video(page).locator('source')).toHaveAttribute(
      'type',
      'video/webm',
    )
    await expect(video(page)).toHaveCSS('opacity', '0')
    const hero = await meanLightness(await heroSection(page).screenshot())
    // The poster, to which the video fades back, is without the hero's overlays.
    const file = await page.request.get(videoSite.url + posterPath)
    const poster = await meanLightness(await file.body())
    expect(hero).toBeLessThan(0.9 * poster)

    const request = videoSite.requests.find(
      ({ pathname }) => pathname === `/rest/v1/${table}`,
    )
    expect(Object.fromEntries(request?.searchParams ?? [])).toMatchObject({
      select: '*',
      is_featured: 'eq.true',
      limit: '1',
    })
  })
}

test('the video waits for its poster, and visitors can pause and resume it', async ({
  page,
  videoSite,
}) => {
  test.skip(!hasFilm, 'The firm has no film.')
  // The film is long enough to be paused.
  const requested: string[] = []
  await page.route(`**${row.video_url}`, async (route) => {
    requested.push(route.request().url())
    await route.continue({ url: `${videoSite.url}/videos/hero-portrait.webm` })
  })
  const release = await holdRequests(page, `**${row.poster_url}`)
  await page.goto(`${videoSite.url}/services`, { waitUntil: 'commit' })
  await waitForHydration(page)
  await expect(poster(page)).toBeAttached()
  expect(requested).toEqual([])
  release()
  await pauseButton(page).click()
  await expect(video(page)).toHaveJSProperty('paused', true)
  await expect(poster(page)).toHaveJSProperty('complete', true)
  // A visitor who resumes the video wants to see it, even if the connection has
  // become slow.
  await page.setViewportSize({ width: 390, height: 844 })
  await skipToLastMoments(video(page))
  await page.evaluate(() => {
    Object.defineProperty(navigator, 'connection', { value: { downlink: 0.1 } })
  })
  await playButton(page).click()
  await expect(video(page)).toHaveJSProperty('ended', true)
  await expect(pauseButton(page)).toHaveCount(0)
})

test('the services page shows only the poster, without a button, for reduced motion, data saver or a slow connection', async ({
  context,
  videoSite,
}) => {
  for (const connection of [
    undefined,
    { saveData: true },
    { effectiveType: '3g' },
  ]) {
    const page = await context.newPage()
    const requested = await serveVideo(page)
    if (connection) {
      await page.addInitScript((value) => {
        Object.defineProperty(navigator, 'connection', { value })
      }, connection)
    } else await page.emulateMedia({ reducedMotion: 'reduce' })
    await openPage(page, `${videoSite.url}/services`)
    await page.waitForLoadState('networkidle')
    await expect(poster(page)).toBeVisible()
    await expect(video(page)).toHaveCount(0)
    await expect(pauseButton(page)).toHaveCount(0)
    expect(requested).toEqual([])
    await page.close()
  }
})

test('the film is vertical on phones and ends on its poster', async ({
  page,
}) => {
  test.skip(!hasFilm, 'The firm has no film.')
  // Chromium reports a slow connection on a busy machine, and phones load no
  // video over slow connections.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { downlink: 10 } })
  })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/')
  await expect(video(page)).not.toHaveJSProperty('currentTime', 0)
  await skipToLastMoments(video(page))
  await expect(video(page)).toHaveJSProperty('ended', true)
  await expect(video(page)).toHaveCSS('opacity', '0')
  await expect(heroSection(page).locator('img').first()).toBeVisible()
  const [width, height] = await video(page).evaluate(
    (element: HTMLVideoElement) => [element.videoWidth, element.videoHeight],
  )
  expect(height).toBeGreaterThan(width ?? Infinity)
})

test('a video without a poster rests on its last frame at its end', async ({
  page,
}) => {
  await serveVideo(page)
  await withVideoSite([{ ...row, poster_url: null }], async ({ url }) => {
    await page.goto(`${url}/services`)
    await expect(video(page)).toHaveJSProperty('ended', true)
    await expect(video(page)).toHaveCSS('opacity', '1')
    await page.close()
  })
})

test.describe('a missing video file', () => {
  test.use({ expectedConsole: /status of 404/ })

  test('leaves its poster in place', async ({ page, videoSite }) => {
    await page.route('**/videos/*', (route) => route.fulfill({ status: 404 }))
    const requested = page.waitForRequest('**/videos/*')
    await page.goto(`${videoSite.url}/services`)
    await requested
    await expect(video(page)).toHaveCount(0)
    await expect(poster(page)).toBeVisible()
  })
})

test('the hero stays dark when reading the video fails, and the error is logged', async ({
  page,
  startOwnSite,
}) => {
  test.skip(!business.film, 'Without a film, a picture shows.')
  const site = await startOwnSite({ backend: { respond: respondWith(500) } })
  await expectDarkHero(page, site.url)
  await expect.poll(site.log).toMatch(/"level":"error".*video/)
})

test('the hero stays dark when no video is featured', async ({ page }) => {
  test.skip(!business.film, 'Without a film, a picture shows.')
  await withVideoSite([], async ({ url }) => {
    await expectDarkHero(page, url)
    await page.close()
  })
})

async function expectDarkHero(page: Page, url: string) {
  await openPage(page, url)
  await expect(mainHeading(page)).toBeVisible()
  await expect(video(page)).toHaveCount(0)
  expect(await heroLightness(page)).toBeLessThan(60)
}
