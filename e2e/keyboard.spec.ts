import type { Page } from '@playwright/test'

import { fullGallery } from '../app/content/gallery.ts'
import { assistant } from './support/assistant.ts'
import { expect, test } from './support/fixtures.ts'
import { waitForHydration } from './support/hydration.ts'
import { tabTo } from './support/keyboard.ts'
import { newVisitor, quoteForm, quotesOf } from './support/quote-form.ts'

async function open(page: Page, path: string) {
  await page.goto(path)
  await waitForHydration(page)
}

test('sends a quote request with the keyboard alone', async ({ page, stack }) => {
  const visitor = newVisitor()
  const form = quoteForm(page)
  await open(page, '/')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, page.getByRole('main').getByRole('link', { name: 'Get a FREE Quote' }).first())
  await page.keyboard.press('Enter')

  await test.step('an empty form moves the focus to the first field with an error', async () => {
    await tabTo(page, form.submitButton)
    await page.keyboard.press('Enter')
    await expect(form.firstName).toBeFocused()
    await expect(form.firstName).toHaveAccessibleDescription('First name is required')
  })

  await page.keyboard.type(visitor.firstName)
  await page.keyboard.press('Tab')
  await page.keyboard.type(visitor.email)
  await page.keyboard.press('Tab')
  await page.keyboard.type(visitor.phone)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Quote Request Submitted Successfully!').first()).toBeVisible()
  expect(await page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY')
  expect(await quotesOf(stack, visitor)).toMatchObject([visitor])
})

test('chooses a service with the keyboard alone', async ({ page }) => {
  await open(page, '/')
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Services' }))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main')).toBeFocused()
  await tabTo(page, page.getByRole('navigation', { name: 'Choose a service' }).getByText('Roof Cleaning'))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('article', { name: 'Roof Cleaning' })).toBeFocused()
  await tabTo(page, page.getByRole('link', { name: 'Get a Free Roof Cleaning Quote' }))
})

test('opens and compares pictures with the keyboard alone', async ({ page }) => {
  await open(page, '/gallery')
  const pictures = page.getByRole('main').getByRole('link', { name: /^Before: / })
  await tabTo(page, pictures.nth(2))
  await page.keyboard.press('Enter')
  const overlay = page.getByRole('dialog', { name: 'Before and after, full size' })
  await expect(overlay).toContainText(`3 of ${fullGallery.length}`)

  await tabTo(page, overlay.getByRole('slider'))
  await page.keyboard.press('ArrowLeft')
  await expect(overlay.getByRole('slider')).not.toHaveAttribute('aria-valuetext', '50% before, 50% after')
  await tabTo(page, overlay.getByRole('button', { name: 'Next picture' }))
  await page.keyboard.press('Enter')
  await expect(overlay).toContainText(`4 of ${fullGallery.length}`)
  await page.keyboard.press('Escape')
  await expect(overlay).toBeHidden()
  await expect(page.locator('main :focus')).toBeInViewport()
})

test('talks to the assistant with the keyboard alone', async ({ page }) => {
  const chat = assistant(page)
  await open(page, '/')
  await chat.openButton.focus()
  await page.keyboard.press('Enter')
  await expect(chat.input).toBeFocused()
  await page.keyboard.type('Do you clean roofs?')
  await page.keyboard.press('Enter')
  await expect(chat.messages).toHaveCount(3)
  await expect(chat.input).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(chat.panel).toBeHidden()
  await expect(chat.openButton).toBeFocused()
})

test('shows where the focus is on every control of the first screens', async ({ page }) => {
  await open(page, '/')
  for (let stop = 0; stop < 20; stop += 1) {
    await page.keyboard.press('Tab')
    const { name, ring } = await page.locator(':focus').evaluate((control) => {
      // Of what leans, its ground has the ring.
      const ring = [undefined, '::before']
        .map((part) => getComputedStyle(control, part))
        .find(({ outlineStyle }) => outlineStyle !== 'none')
      return { name: control.outerHTML.slice(0, 80), ring: ring?.outlineWidth ?? '0px' }
    })
    expect(Number.parseFloat(ring), name).toBeGreaterThanOrEqual(2)
  }
})
