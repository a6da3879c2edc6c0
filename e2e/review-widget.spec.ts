import type { IncomingMessage, ServerResponse } from 'node:http'

import type { Page } from '@playwright/test'

import { startSite } from '../tests/stack/stack.ts'
import { listenOnLoopback } from '../tests/stand-ins/loopback-server.ts'
import { expect, test as plainTest } from './fixtures.ts'
import { untilHydrated } from './hydrated.ts'

// What such widgets do: paint beside their own script, and fetch pictures and data from where they came from.
const paintingScript = `
(() => {
  const { parentElement: place, src } = document.currentScript
  const text = document.createElement('p')
  const image = new Image()
  image.alt = 'Stand-in badge'
  image.src = new URL('/badge.svg', src).href
  fetch(new URL('/reviews.json', src))
    .then((answer) => answer.json())
    .then(({ reviews }) => { text.textContent = 'Stand-in widget with ' + reviews + ' reviews' })
  place.append(text, image)
})()
`
const badge =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><rect width="80" height="20"/></svg>'

interface WidgetSite {
  url: string
  /** Of the platform. */
  origin: string
  /** What the platform was asked for. */
  asked: string[]
  /** Sets the script of the widget; without one the platform answers 500. */
  serve: (script?: string) => void
}

/** The product with a widget that a platform on another origin serves. */
const test = plainTest.extend<{ widgetSite: WidgetSite }>({
  widgetSite: async ({ stack, page }, use) => {
    const asked: string[] = []
    let script: string | undefined
    const platform = await listenOnLoopback((request, response) => {
      asked.push(request.url ?? '')
      answer(request, response, script)
    })
    const { supabaseUrl, publishableKey } = stack
    const environment = { SITE_REVIEW_WIDGET_URL: `${platform.url}/widget.js` }
    const site = await startSite({ supabaseUrl, publishableKey, environment })
    await use({
      url: site.url,
      origin: platform.url,
      asked,
      serve(chosen) {
        script = chosen
      },
    })
    // Before the site: what is still being fetched would complain in the console.
    await page.close()
    await site.stop()
    await platform.stop()
  },
})

function answer(request: IncomingMessage, response: ServerResponse, script: string | undefined) {
  const files: Record<string, [type: string, body: string]> = {
    ...(script === undefined ? {} : { '/widget.js': ['text/javascript', script] }),
    '/badge.svg': ['image/svg+xml', badge],
    '/reviews.json': ['application/json', '{"reviews":12}'],
  }
  const [type, body] = files[request.url ?? ''] ?? ['text/plain', undefined]
  response.writeHead(body === undefined ? 500 : 200, {
    'Content-Type': type,
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  })
  response.end(body)
}

const widget = (page: Page) => page.getByRole('region', { name: 'Reviews on the review platform' })
const ownList = (page: Page) => page.getByRole('main').getByRole('list').first().getByRole('listitem')

async function readToTheEnd(page: Page, url: string) {
  await page.goto(`${url}/reviews`)
  await untilHydrated(page)
  await expect(ownList(page)).toHaveCount(8)
  await ownList(page).last().scrollIntoViewIfNeeded()
}

test('a configured widget paints below our own list, and only once the visitor comes near', async ({
  page,
  widgetSite: site,
}) => {
  site.serve(paintingScript)
  await page.goto(`${site.url}/reviews`)
  await untilHydrated(page)
  await expect(ownList(page)).toHaveCount(8)
  await page.waitForLoadState('networkidle')
  expect(site.asked).toEqual([])

  await ownList(page).last().scrollIntoViewIfNeeded()
  await expect(widget(page).getByText('Stand-in widget with 12 reviews')).toBeVisible()
  await expect
    .poll(() =>
      widget(page)
        .getByRole('img')
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(80)
  await expect(ownList(page)).toHaveCount(8)

  await test.step('and paints again when the visitor comes back to the page', async () => {
    await page.getByRole('link', { name: 'Back to Home' }).click()
    await expect(page).toHaveURL(`${site.url}/`)
    await page.goBack()
    await expect(ownList(page)).toHaveCount(8)
    await ownList(page).last().scrollIntoViewIfNeeded()
    await expect(widget(page).getByText('Stand-in widget')).toHaveCount(1)
  })
})

async function policyOf(url: string): Promise<string> {
  return (await fetch(url)).headers.get('content-security-policy') ?? ''
}

test('the policy lets in exactly the origin of the widget, and none without one', async ({
  stack,
  widgetSite: site,
}) => {
  const opened = (await policyOf(`${site.url}/reviews`))
    .split('; ')
    .filter((directive) => directive.includes(site.origin))
    .map((directive) => directive.split(' ')[0])
  expect(opened).toEqual(['script-src', 'style-src', 'img-src', 'connect-src', 'frame-src'])
  expect(await policyOf(`${stack.url}/reviews`)).not.toContain('127.0.0.1')
})

test.describe('when the widget', () => {
  test.use({ expectedConsole: /ERR_BLOCKED_BY_CLIENT|status of 500|the widget broke/ })

  test('is blocked, our list stays and nothing is left of the widget', async ({ page, widgetSite: site }) => {
    site.serve(paintingScript)
    await page.route('**/widget.js', (route) => route.abort('blockedbyclient'))
    await readToTheEnd(page, site.url)
    await expect(widget(page)).toHaveCount(0)
    await expect(ownList(page)).toHaveCount(8)
  })

  test('answers 500, our list stays and nothing is left of the widget', async ({
    page,
    widgetSite: site,
  }) => {
    site.serve()
    await readToTheEnd(page, site.url)
    await expect(widget(page)).toHaveCount(0)
    expect(site.asked).toEqual(['/widget.js'])
    await expect(ownList(page)).toHaveCount(8)
  })

  test('breaks while it runs, our list stays', async ({ page, widgetSite: site }) => {
    site.serve(`throw new Error('the widget broke')`)
    const broke = page.waitForEvent('pageerror')
    await readToTheEnd(page, site.url)
    await broke
    await expect(ownList(page)).toHaveCount(8)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
