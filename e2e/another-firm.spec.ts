import type { Route } from '@playwright/test'

import { reviewsTexts } from '../app/content/reviews-text.ts'
import { business } from '../tests/another-firm/business.ts'
import { type Stack, startStack } from '../tests/support/stack.ts'
import { severalStartsMs } from '../tests/support/timeouts.ts'
import { expectAccessible } from './support/accessibility.ts'
import { expect, test as base } from './support/fixtures.ts'
import { openPage } from './support/hydration.ts'
import { boxOf, mainHeading, phone } from './support/layout.ts'
import { newVisitor, openQuoteForm, quotesOf } from './support/quote-form.ts'
import { recordRequests } from './support/requests.ts'

/** On the site of the second firm. */
const test = base.extend<object, { stack: Stack }>({
  stack: [
    async ({}, use) => {
      const stack = await startStack({}, 'another-firm')
      await use(stack)
      await stack.stop()
    },
    { scope: 'worker', timeout: severalStartsMs },
  ],
})

for (const path of [
  '/',
  '/services?tab=docks',
  '/gallery',
  '/contact',
  '/city/hermantown',
]) {
  test(`${path} is accessible on a phone and on a desktop`, async ({
    page,
  }) => {
    await page.setViewportSize(phone)
    await openPage(page, path)
    await expectAccessible(page)
    await page.setViewportSize({ width: 1280, height: 800 })
    await expectAccessible(page)
  })
}

test('a request is stored with what needs cleaning', async ({
  page,
  stack,
}) => {
  const visitor = newVisitor()
  const form = await openQuoteForm(page)
  await form.fill(visitor)
  const message = 'Nine storm windows'
  await page.getByLabel('What needs cleaning?').fill(message)
  await form.submit()
  await form.expectSuccess()
  expect(await quotesOf(stack, visitor)).toMatchObject([{ message }])
})

test('prints a page under the name of the firm', async ({ page }) => {
  await openPage(page, '/contact')
  await page.emulateMedia({ media: 'print' })
  await expect(mainHeading(page)).toBeVisible()
  await expect(
    page.getByText(business.name, { exact: true }).filter({ visible: true }),
  ).not.toHaveCount(0)
})

test.describe('the widget of a review platform', () => {
  test.use({ expectedConsole: /status of 500/ })

  test('asks its host nothing before it is near, loads in an isolated frame, and disappears when it fails', async ({
    page,
    stack,
  }) => {
    const platform = { fails: false }
    await page.route('https://widget*.example/**', async (route) => {
      await (platform.fails ? route.fulfill({ status: 500 }) : answer(route))
    })
    const widget = page.getByRole('region', { name: reviewsTexts.widget })
    const content = widget.locator('iframe').contentFrame()

    const requests = recordRequests(page, (request) =>
      /\/reviews\/widget$|^https:\/\/widget/.test(request.url()),
    )
    // So low that the widget is far.
    await page.setViewportSize({ width: phone.width, height: 200 })
    await openPage(page, '/reviews')
    await page.waitForLoadState('networkidle')
    expect(requests).toEqual([])

    await page.setViewportSize(phone)
    // Chromium does not lay out a frame that is out of sight.
    await widget.scrollIntoViewIfNeeded()
    await expect(content.getByText('Painted 12 reviews')).toHaveCSS(
      'color',
      'rgb(1, 2, 3)',
    )
    const height = async () => (await boxOf(widget)).height
    await expect.poll(height).toBeGreaterThan(300)
    const reached = await content.locator('body').evaluate(() => {
      try {
        return window.parent.document.title
      } catch {
        return 'nothing'
      }
    })
    expect(reached).toBe('nothing')
    const policyOfPage = await contentSecurityPolicy(`${stack.url}/reviews`)
    const policyOfFrame = await contentSecurityPolicy(
      `${stack.url}/reviews/widget`,
    )
    for (const origin of [scriptOrigin, filesOrigin]) {
      expect(policyOfPage).not.toContain(origin)
      expect(policyOfFrame).toContain(origin)
    }

    platform.fails = true
    await openPage(page, '/reviews')
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
    await expect(widget).toHaveCount(0)
  })
})

const scriptOrigin = 'https://widget.example'
const filesOrigin = 'https://widget-files.example'

async function contentSecurityPolicy(url: string): Promise<string> {
  return (await fetch(url)).headers.get('content-security-policy') ?? ''
}

/**
 * Works like Elfsight: the script finds a placeholder by class, uses
 * localStorage, and loads settings, another script and an image from a second
 * origin.
 */
async function answer(route: Route): Promise<void> {
  const { pathname } = new URL(route.request().url())
  const file = platformFiles.get(pathname)
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Cross-Origin-Resource-Policy': 'cross-origin',
  }
  await route.fulfill({ headers, ...file })
}

const platformFiles = new Map([
  [
    '/platform.js',
    {
      contentType: 'text/javascript',
      body: `(async () => {
        const element = document.querySelector('[class*="platform-app-"]')
        localStorage.setItem('seen', document.cookie || 'never')
        const { reviews } = await (await fetch('${filesOrigin}/boot?w=' + element.className)).json()
        const script = document.createElement('script')
        script.src = '${filesOrigin}/app.js'
        script.onload = () => window.paintReviews(element, reviews)
        document.head.append(script)
      })()`,
    },
  ],
  ['/boot', { contentType: 'application/json', body: '{"reviews":12}' }],
  [
    '/app.js',
    {
      contentType: 'text/javascript',
      body: `window.paintReviews = (element, reviews) => {
        const style = document.createElement('style')
        style.textContent = '.painted { color: rgb(1, 2, 3); margin: 0 0 300px }'
        document.head.append(style)
        element.innerHTML = '<p class="painted">Painted ' + reviews + ' reviews</p>'
        const image = new Image()
        image.src = '${filesOrigin}/badge.svg'
        image.alt = 'Badge'
        element.append(image)
      }`,
    },
  ],
  [
    '/badge.svg',
    {
      contentType: 'image/svg+xml',
      body: '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="20"><rect width="80" height="20"/></svg>',
    },
  ],
])
