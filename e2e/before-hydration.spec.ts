import type { Page } from '@playwright/test'

import { expect, test } from './support/fixtures.ts'
import { homeHero } from './support/hero-parts.ts'
import { untilHydrated, untilTakenOver } from './support/hydrated.ts'
import { quoteForm, someone } from './support/quote-form.ts'

/** Comes with the HTML, and is small. */
const firstScripts = /\/assets\/(index|first)-[^/]*\.js$/

/** Holds back every script but the first, small ones. @returns the way to let them come. */
async function holdScripts(page: Page): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    if (!firstScripts.test(route.request().url())) await held.promise
    await route.continue()
  })
  return async () => {
    held.resolve()
    await untilHydrated(page)
  }
}

test('no script but the small first ones is fetched before the first picture is there', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  // By the browser's own notes: what it tells us of them may come in another order.
  const fetched = await page.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming)
      .map(({ name, startTime, responseEnd }) => ({ name, startTime, responseEnd })),
  )
  const scripts = fetched.filter(({ name }) => name.endsWith('.js'))
  const later = scripts.filter(({ name }) => !firstScripts.test(name))
  expect(scripts.length).toBeGreaterThan(later.length)
  expect(later).not.toEqual([])
  const picture = fetched.find(({ name }) => /\/films\/hero.*\.avif$/.test(name))?.responseEnd
  for (const { name, startTime } of later) expect(startTime, name).toBeGreaterThan(picture ?? Infinity)
})

test('what is typed before the script has come is sent with the rest', async ({ page, stack }) => {
  const visitor = someone()
  const letScriptsCome = await holdScripts(page)
  await page.goto('/')
  const form = quoteForm(page)
  await form.firstName.fill(visitor.firstName)
  await form.email.fill(visitor.email)
  await letScriptsCome()
  await expect(form.firstName).toHaveValue(visitor.firstName)
  await expect(form.email).toHaveValue(visitor.email)
  await form.phone.fill(visitor.phone)
  // A person takes longer than a program would: what is faster is flagged.
  await page.waitForFunction(() => performance.now() > 1600)
  await form.submit.click()
  await expect(page.getByText('Quote Request Submitted Successfully!')).toBeVisible()
  expect((await stack.quotes()).filter(({ email }) => email === visitor.email)).toHaveLength(1)
})

test('a first press is answered before the script it calls for runs', async ({ page }) => {
  // Without it the page is not loaded, and the finger is what the script hears of first.
  const picture = Promise.withResolvers<void>()
  await page.route(/\/films\/hero.*\.avif$/, async (route) => {
    await picture.promise
    await route.continue()
  })
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  // By the page's own clock: a tap and its frame have as long.
  const takenOver = page.evaluate(
    () =>
      new Promise<boolean>((resolve) => {
        const link = document.querySelector('header a') ?? document
        const look = () => resolve(Object.keys(link).length > 0)
        addEventListener('pointerdown', () => setTimeout(look, 200), { once: true })
      }),
  )
  await page.getByRole('heading', { level: 1 }).hover()
  await page.mouse.down()
  expect(await takenOver).toBe(false)
  await page.mouse.up()
  await untilTakenOver(page)
  picture.resolve()
})

/** Notes from now on what reaches React, which listens at the document. @returns the way to read the notes. */
async function heardByReact(page: Page): Promise<() => Promise<string[]>> {
  await page.evaluate(() => {
    const heard: string[] = []
    Reflect.set(window, 'heard', heard)
    const ofPresses = ['pointerdown', 'mouseup', 'click', 'keydown', 'keypress', 'keyup']
    const ofLetters = ['textInput', 'input', 'change', 'compositionstart', 'compositionend']
    for (const type of [...ofPresses, ...ofLetters]) {
      document.addEventListener(type, () => heard.push(type), { capture: true })
    }
  })
  return () => page.evaluate(() => Reflect.get(window, 'heard'))
}

test('a press on what the browser does by itself is none of the script’s business until it runs', async ({
  page,
}) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/')
  const heard = await heardByReact(page)
  const summary = page.locator('summary').first()
  await summary.click()
  await expect(page.locator('details').first()).toHaveAttribute('open')
  await summary.press('Enter')
  await expect(page.locator('details').first()).not.toHaveAttribute('open')
  expect(await heard()).toEqual([])
  await letScriptsCome()
  await summary.click()
  await expect.poll(heard).toContain('click')
})

test('nor is what is written, but for the key that sends it', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/contact')
  const heard = await heardByReact(page)
  const { firstName } = quoteForm(page)
  await firstName.click()
  await firstName.pressSequentially('Ann')
  // As keyboards of phones do: a word is put together, then put in.
  const keyboard = await page.context().newCDPSession(page)
  await keyboard.send('Input.imeSetComposition', { text: 'a', selectionStart: 1, selectionEnd: 1 })
  await keyboard.send('Input.insertText', { text: 'a' })
  await expect(firstName).toHaveValue('Anna')
  await firstName.blur()
  expect(await heard()).toEqual([])
  await page.evaluate(() => addEventListener('submit', (event) => event.preventDefault(), true))
  await firstName.press('Enter')
  expect(await heard()).toContain('keydown')
  await letScriptsCome()
  await firstName.press('a')
  await expect.poll(heard).toContain('input')
})

test('a form that is sent before the script has come is posted by the browser', async ({ page }) => {
  await holdScripts(page)
  await page.goto('/contact')
  const form = quoteForm(page)
  await form.enter(someone())
  await form.submit.click()
  await expect(page.getByRole('status')).toContainText('Quote Request Submitted Successfully!')
})

test('a press on Play that the script finds fulfilled stops nothing', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/')
  const button = homeHero(page).getByRole('button', { name: /motion$/ })
  await expect(button).toHaveAccessibleName('Play motion')
  await button.click()
  await letScriptsCome()
  await expect(button).toHaveAccessibleName('Pause motion')
})

test('with reduced motion a press on Play is kept, and the film comes', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const letScriptsCome = await holdScripts(page)
  await page.goto('/')
  await homeHero(page).getByRole('button', { name: 'Play motion' }).click()
  await letScriptsCome()
  await expect(page.locator('video')).toHaveJSProperty('ended', true, { timeout: 30_000 })
})

test('Show More Cities, far down the page, is kept', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/')
  await page.getByRole('button', { name: 'Show More Cities' }).click()
  await letScriptsCome()
  await expect(page.getByRole('button', { name: 'Show Less Cities' })).toBeVisible()
})

test('a picture that is chosen before the script has come opens large', async ({ page }) => {
  const letScriptsCome = await holdScripts(page)
  await page.goto('/')
  await page.locator('#gallery').getByRole('listitem').first().getByRole('link').click()
  await expect(page).toHaveURL('/')
  await letScriptsCome()
  await expect(page.getByRole('dialog', { name: 'Before and after, full size' })).toBeVisible()
})

test.describe('a script that does not arrive', () => {
  test.use({ expectedConsole: /Failed to load resource|did not load/ })

  test('leaves the part it is for as it came: links lead on, the rest works', async ({ page }) => {
    await page.route(/\/assets\/home-rest-.*\.js$/, (route) => route.abort())
    await page.goto('/')
    await page.mouse.move(300, 300)
    await page.getByRole('button', { name: 'Pause motion' }).click()
    await expect(page.getByRole('button', { name: 'Play motion' })).toBeVisible()
    await page.getByRole('link', { name: 'See More Gallery' }).click()
    await expect(page).toHaveURL('/gallery')
  })
})
