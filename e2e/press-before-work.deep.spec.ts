import type { Page } from '@playwright/test'

import { chat } from './support/chat.ts'
import { expect, test } from './support/fixtures.ts'
import { galleryPictures } from './support/gallery-pictures.ts'
import { untilHydrated, untilLaidOut, untilTakenOver } from './support/hydrated.ts'
import { selectedService, serviceRow } from './support/service-parts.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

/** Notes in what order the page hears `press`, draws its next frame and does what `work` waits for. */
async function watchOrder(page: Page, work: 'call' | 'message' | 'dialog' | 'address', press = 'submit') {
  await page.evaluate(
    ([watched, pressed]) => {
      const order: string[] = []
      Object.assign(window, { order })
      addEventListener(
        pressed,
        () => {
          order.push(pressed)
          requestAnimationFrame(() => order.push('frame'))
        },
        { capture: true },
      )
      const send = window.fetch.bind(window)
      if (watched === 'call') {
        window.fetch = (...call) => {
          order.push('call')
          return send(...call)
        }
      } else if (watched === 'address') {
        navigation?.addEventListener('navigate', () => order.push('address'))
      } else {
        const change = watched === 'dialog' ? { childList: true } : { attributeFilter: ['aria-invalid'] }
        new MutationObserver(() => {
          if (watched === 'message' || document.querySelector('dialog[open]')) order.push(watched)
        }).observe(document.body, { subtree: true, ...change })
      }
    },
    [work, press] as const,
  )
}

function orderOf(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, 'order'))
}

// On a slow phone each takes a tenth of a second, in which nothing would show that something was pressed.
test('a frame is drawn before the form is checked', async ({ page }) => {
  await page.goto('/contact')
  await untilHydrated(page)
  await page.getByLabel('First name').focus()
  await page.waitForLoadState('networkidle')
  await watchOrder(page, 'message')
  await page.getByRole('button', { name: 'Get My FREE Quote' }).tap()
  await page.getByText('Email is required').waitFor()
  expect((await orderOf(page)).slice(0, 3)).toEqual(['submit', 'frame', 'message'])
})

test('a frame is drawn before a question is sent, with the question in it', async ({ page }) => {
  await page.goto('/')
  const conversation = chat(page)
  await conversation.open()
  // The first one waits for a part of the script as well.
  await conversation.type('Do you clean roofs?')
  await expect(conversation.messages).toHaveCount(3)
  await expect(conversation.input).toBeEnabled()
  await watchOrder(page, 'call')
  await conversation.type('And gutters?')
  await expect(conversation.messages).toHaveCount(5)
  expect((await orderOf(page)).slice(0, 3)).toEqual(['submit', 'frame', 'call'])
})

test('a frame is drawn before another service is, also when its texts are there', async ({ page }) => {
  await page.goto('/services')
  await untilHydrated(page)
  // The first one brings the texts of all.
  await serviceRow(page).getByRole('link', { name: 'Roof Cleaning' }).tap()
  await expect(selectedService(page)).toHaveText('Roof Cleaning')
  await page.waitForLoadState('networkidle')
  await watchOrder(page, 'address', 'click')
  // A fast machine draws within what the router takes.
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 6 })
  await serviceRow(page).getByRole('link', { name: 'Commercial Cleaning' }).tap()
  await expect(selectedService(page)).toHaveText('Commercial Cleaning')
  expect((await orderOf(page)).slice(0, 3)).toEqual(['click', 'frame', 'address'])
})

test('a frame is drawn before a picture is opened large', async ({ page }) => {
  await page.goto('/gallery')
  await untilHydrated(page)
  await untilLaidOut(page)
  const picture = galleryPictures(page).first()
  const overlay = page.getByRole('dialog')
  // The first one waits for a part of the script as well.
  await picture.tap()
  await overlay.getByRole('button', { name: 'Close' }).tap()
  await expect(overlay).toHaveCount(0)
  await watchOrder(page, 'dialog', 'click')
  await picture.tap()
  await overlay.waitFor()
  expect((await orderOf(page)).slice(0, 3)).toEqual(['click', 'frame', 'dialog'])
})

test('what is laid out step by step waits for the frame after a press', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  await untilLaidOut(page)
  const states = await page.evaluate(() => {
    const steps = document
      .getAnimations()
      .filter((animation) => animation instanceof CSSAnimation && animation.animationName === 'lay-out')
    const statesNow = () => steps.map(({ playState }) => playState)
    for (const step of steps) step.currentTime = 0
    const before = statesNow()
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    return { before, after: statesNow() }
  })
  expect(states.before.length).toBeGreaterThan(5)
  expect(new Set(states.before)).toEqual(new Set(['running']))
  expect(new Set(states.after)).toEqual(new Set(['paused']))
  // None of them is forgotten.
  await untilLaidOut(page)
})

test('React, while it takes the page over, waits until a press is answered, and later no longer', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const turns: number[] = []
    Object.assign(window, { turns })
    let give: ((slice: () => void) => void) | undefined
    Object.defineProperty(window, 'setImmediate', {
      get: () => give,
      set(given: (slice: () => void) => void) {
        give = (slice) => {
          // On what React hears nothing of yet: anything else it would finish for at once.
          const button = document.querySelector('button[popovertarget]')
          if (turns.length === 0) button?.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
          const asked = performance.now()
          given(() => {
            turns.push(performance.now() - asked)
            slice()
          })
        }
      },
    })
  })
  await page.goto('/')
  // Without a key, for the same reason.
  await untilTakenOver(page)
  const turns = await page.evaluate<number[]>(() => Reflect.get(window, 'turns'))
  expect(turns.length).toBeGreaterThan(0)
  expect(turns[0], 'milliseconds that its first turn waited').toBeGreaterThan(240)

  // A page that is React's shows what a press asks for: the next turn comes before the time of a press is over.
  await untilLaidOut(page)
  const order = await page.evaluate(async () => {
    const order: string[] = []
    document.body.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }))
    const late = new Promise<void>((resolve) => {
      setTimeout(() => {
        order.push('press over')
        resolve()
      }, 200)
    })
    Reflect.get(window, 'setImmediate')(() => order.push('turn'))
    await late
    return order
  })
  expect(order).toEqual(['turn', 'press over'])
})
