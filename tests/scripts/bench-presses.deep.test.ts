import type { Browser } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'

import { longestEvent, recordEvents } from '../../scripts/bench/browser/event-durations.ts'
import { tap } from '../../scripts/bench/browser/finger.ts'
import { newDrawnPhone } from '../../scripts/bench/browser/phone.ts'
import { openBrowser } from '../../scripts/test/quiet-chromium.ts'

let browser: Browser

beforeAll(async () => {
  browser = await openBrowser()
})

afterAll(() => browser.close())

/** A page whose buttons, one in each corner, keep the browser busy for so many milliseconds. */
const busy = 60
const corners = ['top: 0; left: 0', 'top: 0; right: 0', 'bottom: 0; left: 0', 'bottom: 0; right: 0']
const page = `<!doctype html><meta name="viewport" content="width=device-width"><title>Corners</title>
  ${corners.map((corner) => `<button style="position: fixed; ${corner}">Press</button>`).join('')}
  <script>
    addEventListener('click', ({ target }) => {
      target.textContent = 'Pressed'
      const end = performance.now() + ${busy}
      while (performance.now() < end);
    })
  </script>`

test.for(corners)('a press is timed wherever on the phone it is: %s', async (corner) => {
  const phone = await newDrawnPhone(browser)
  await recordEvents(phone)
  await phone.route('**/corners', (route) => route.fulfill({ contentType: 'text/html', body: page }))
  await phone.goto('http://localhost/corners')
  await tap(phone.locator(`[style$="${corner}"]`))
  expect(await longestEvent(phone)).toBeGreaterThanOrEqual(busy)
  await phone.context().close()
})
