import type { Browser, Page } from '@playwright/test'

import { serviceAreas } from '../../../app/content/cities/city.ts'
import { cityPath } from '../../../app/seo/site-pages.ts'
import { untilHydrated } from '../../../e2e/hydrated.ts'
import { benchCity } from '../pages.ts'

declare global {
  interface Window {
    benchPainted: () => number | undefined
  }
}

interface PageTurn {
  name: string
  from: string
  to: string
}

/** A link to every kind of page, and the way back home. */
export const pageTurns: readonly PageTurn[] = [
  { name: 'home to services', from: '/', to: '/services' },
  { name: 'home to a service', from: '/', to: '/services?tab=roof' },
  { name: 'home to epoxy', from: '/', to: '/epoxy' },
  { name: 'home to gallery', from: '/', to: '/gallery' },
  { name: 'home to reviews', from: '/', to: '/reviews' },
  { name: 'home to contact', from: '/', to: '/contact' },
  { name: 'home to a city', from: '/', to: cityPath(serviceAreas[2].slug) },
  { name: 'a city to home', from: benchCity, to: '/' },
]

/** A quick hand: the pointer rests on the link, then the button is down, for so many milliseconds. */
export const hand = { rest: 80, press: 60 }

/** Milliseconds from the release of the button until the first frame with the next page's heading. */
export async function timePageTurn(browser: Browser, siteUrl: string, turn: PageTurn): Promise<number> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  const page = await context.newPage()
  await page.addInitScript(watchForHeading)
  await page.goto(siteUrl + turn.from, { waitUntil: 'load' })
  await untilHydrated(page)
  await page.waitForLoadState('networkidle')
  const link = page.locator(`a[href="${turn.to}"]:visible`).first()
  await link.scrollIntoViewIfNeeded()
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(resolve)))
  await press(page, await link.boundingBox())
  const time = await page.waitForFunction(() => window.benchPainted())
  const milliseconds = await time.jsonValue()
  await context.close()
  if (milliseconds === undefined) throw new Error(`${turn.name}: nothing was painted.`)
  return milliseconds
}

async function press(page: Page, box: { x: number; y: number; width: number; height: number } | null) {
  if (!box) throw new Error('The link is not to be seen.')
  await page.mouse.move(box.x + box.width / 2, box.y + Math.min(box.height / 2, 20))
  await page.waitForTimeout(hand.rest)
  await page.mouse.down()
  await page.waitForTimeout(hand.press)
  await page.mouse.up()
}

/** Runs in every document: the next page may be drawn by script or be a document of its own. */
function watchForHeading() {
  const kept = sessionStorage.getItem('bench-click')
  const state = { clicked: Number(kept ?? 0), before: '', painted: 0 }

  window.benchPainted = () => {
    const first = performance.getEntriesByName('first-contentful-paint')[0]
    if (kept !== null && first && state.painted === 0)
      state.painted = performance.timeOrigin + first.startTime
    return state.painted === 0 ? undefined : Math.max(0, state.painted - state.clicked)
  }
  addEventListener(
    'click',
    (event) => {
      state.clicked = performance.timeOrigin + event.timeStamp
      state.before = document.querySelector('main h1')?.textContent ?? ''
      sessionStorage.setItem('bench-click', String(state.clicked))
    },
    { capture: true },
  )
  new MutationObserver(() => {
    const heading = document.querySelector('main h1')?.textContent ?? ''
    if (state.before === '' || heading === '' || heading === state.before) return
    state.before = ''
    // A message sent in a frame arrives when that frame has been handed over.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel()
      port1.addEventListener('message', () => (state.painted = performance.timeOrigin + performance.now()))
      port1.start()
      port2.postMessage(undefined)
    })
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
