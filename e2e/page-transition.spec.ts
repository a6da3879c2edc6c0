import type { Page } from '@playwright/test'

import { expect, test } from './fixtures.ts'
import { untilHydrated } from './hydrated.ts'

interface Wipe {
  animations: { name: string; milliseconds: number }[]
  ended: boolean
}

declare global {
  interface Window {
    /** What a wipe moves at this moment: nothing before it runs, nor afterwards. */
    wipeAnimations(): Animation[]
  }
}

test.beforeEach(({ page }) =>
  page.addInitScript(() => {
    window.wipeAnimations = () =>
      document
        .getAnimations()
        .filter(
          ({ effect }) => effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-'),
        )
  }),
)

/**
 * The site gives up a wipe whose page takes too long to draw, and a busy machine without a graphics card takes that
 * long. Whoever tests the wipe itself waits for it; the promises of the transition are left alone.
 */
async function drawWithoutHaste(page: Page) {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const transition = start(update)
      const skip = transition.skipTransition.bind(transition)
      transition.skipTransition = () => {
        if (window.wipeAnimations().length > 0) skip()
      }
      return transition
    }
  })
}

/** Notes every view transition of the page and what it animates. `held` ones stay halfway. */
async function watchWipes(page: Page, { held = false } = {}) {
  await page.addInitScript((held) => {
    const wipes: Wipe[] = []
    Object.assign(window, { wipes })
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const wipe: Wipe = { animations: [], ended: false }
      wipes.push(wipe)
      const transition = start(update)
      void note(transition, wipe).catch(() => {})
      return transition
    }

    async function note(transition: ViewTransition, wipe: Wipe) {
      void transition.finished.finally(() => (wipe.ended = true)).catch(() => {})
      await transition.ready
      for (const animation of window.wipeAnimations()) {
        const name = animation instanceof CSSAnimation ? animation.animationName : ''
        const { activeDuration, delay = 0 } = animation.effect?.getComputedTiming() ?? {}
        wipe.animations.push({ name, milliseconds: Number(activeDuration) + delay })
        if (held) animation.pause()
      }
    }
  }, held)
  const wipes = () => page.evaluate((): Wipe[] => Reflect.get(window, 'wipes'))
  return {
    wipes,
    count: async () => (await wipes()).length,
    /** Of one or more. */
    allEnded: async () => {
      const all = await wipes()
      return all.length > 0 && all.every(({ ended }) => ended)
    },
  }
}

const banner = (page: Page) => page.getByRole('banner')
const title = (page: Page) => page.getByRole('heading', { level: 1 })

async function visit(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
}

async function followTo(page: Page, name: string, path: string) {
  await banner(page).getByRole('link', { name, exact: true }).click()
  await expect(page).toHaveURL(path)
  await expect(title(page)).toBeVisible()
}

test('the next page is wiped in within 300 ms, while the header stays', async ({ page }) => {
  await drawWithoutHaste(page)
  const watch = await watchWipes(page)
  await visit(page, '/')
  await followTo(page, 'Reviews', '/reviews')
  await expect.poll(watch.allEnded).toBe(true)

  const [wipe, ...others] = await watch.wipes()
  expect(others).toEqual([])
  expect(wipe?.animations.map(({ name }) => name).toSorted()).toEqual(['page-wiped-away', 'page-wiped-in'])
  for (const { milliseconds } of wipe?.animations ?? []) expect(milliseconds).toBeLessThan(300)

  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect.poll(watch.count).toBe(2)
})

test('a page that takes longer than 400 ms to draw shows without a wipe', async ({ page }) => {
  const watch = await watchWipes(page)
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document)
    document.startViewTransition = (update) => {
      const render = typeof update === 'function' ? update : update?.update
      return start(async () => {
        await new Promise((resolve) => setTimeout(resolve, 600))
        await render?.()
      })
    }
  })
  await visit(page, '/')
  await followTo(page, 'Reviews', '/reviews')
  await expect.poll(watch.allEnded).toBe(true)
  expect(await watch.wipes()).toEqual([{ animations: [], ended: true }])
})

test('with reduced motion the next page is simply there', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const watch = await watchWipes(page)
  await visit(page, '/')
  await followTo(page, 'Reviews', '/reviews')
  expect(await watch.count()).toBe(0)
})

test('nothing is wiped within a page: services, sections, pictures', async ({ page }) => {
  const watch = await watchWipes(page)
  await visit(page, '/services')
  await page.getByRole('link', { name: 'Roof Cleaning' }).first().click()
  await expect(page).toHaveURL('/services?tab=roof')
  await expect(page.getByRole('heading', { level: 2, name: 'Roof Cleaning', exact: true })).toBeVisible()
  expect(await watch.count()).toBe(0)

  await visit(page, '/')
  await banner(page).getByRole('link', { name: 'About', exact: true }).click()
  await expect(page.locator('#about')).toBeFocused()
  expect(await watch.count()).toBe(0)

  await visit(page, '/gallery')
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Before: / })
    .first()
    .click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(await watch.count()).toBe(0)
})

const ways = {
  'at once': () => {},
  'a moment later': async () => {
    await new Promise((resolve) => addEventListener('popstate', resolve, { once: true }))
    await new Promise(requestAnimationFrame)
  },
  'in the middle of the wipe': async () => {
    while (window.wipeAnimations().length === 0) await new Promise(requestAnimationFrame)
  },
}

// Not watched: whoever looks at the promises of a transition keeps their rejection from being uncaught.
for (const [moment, untilThen] of Object.entries(ways)) {
  test(`a second Back ${moment} leaves the right page`, async ({ page }) => {
    await drawWithoutHaste(page)
    await visit(page, '/contact')
    const first = await title(page).textContent()
    await followTo(page, 'Reviews', '/reviews')
    await followTo(page, 'Services', '/services')
    await expect(page.getByRole('main')).toBeFocused()

    // In one go: between two calls from here the wipe would be over.
    await page.evaluate(`(async () => {
      history.back()
      await (${untilThen.toString()})()
      history.back()
    })()`)

    await expect(page).toHaveURL('/contact')
    await expect(title(page)).toHaveText(first ?? '')
    await expect(page.getByRole('main')).toBeFocused()
    await followTo(page, 'Reviews', '/reviews')
  })
}

test('a click during the wipe ends it and reaches the page', async ({ page }) => {
  await drawWithoutHaste(page)
  const watch = await watchWipes(page, { held: true })
  await visit(page, '/')
  const services = await banner(page).getByRole('link', { name: 'Services', exact: true }).boundingBox()
  if (!services) throw new Error('The link to the services is not to be seen')

  await banner(page).getByRole('link', { name: 'Reviews', exact: true }).click()
  await expect.poll(async () => (await watch.wipes()).at(0)?.animations).toHaveLength(2)
  await page.mouse.click(services.x + services.width / 2, services.y + services.height / 2)
  await expect(page).toHaveURL('/services')
  expect((await watch.wipes()).at(0)?.ended).toBe(true)
})
