import { setTimeout as delay } from 'node:timers/promises'

import type { Locator } from '@playwright/test'

/** A quick visitor: how long a finger rests on the glass, and the time from letter to letter, in milliseconds. */
export const finger = { press: 60, letter: 100 }

/**
 * Presses the middle of what is to be pressed. Not by Playwright's `tap`: its finger comes and goes in the same moment,
 * and it has the page look for what lies below it while the press is being answered.
 */
export async function tap(target: Locator): Promise<void> {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error('What is to be pressed is not to be seen.')
  const session = await page.context().newCDPSession(page)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await delay(finger.press)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

/** Letters one after the other, not as fast as the browser takes them: those would wait for each other. */
export async function type(field: Locator, text: string): Promise<void> {
  await field.pressSequentially(text, { delay: finger.letter })
}
