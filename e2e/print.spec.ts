import type { Page } from '@playwright/test'

import { serviceAreas } from '../app/content/cities/city.ts'
import { formatPhone } from '../app/content/phone.ts'
import { sampleSite } from '../app/content/site.ts'
import { expect, test } from './fixtures.ts'
import { untilHydrated } from './hydrated.ts'

const phone = formatPhone(sampleSite.phone)
const letterhead = (page: Page) => page.locator('body > .letterhead')

async function print(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
  await page.emulateMedia({ media: 'print' })
}

async function pagesOf(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'Letter' })
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** Words that would not be black on white, with what they or the boxes around them are painted with. */
function paintedWords() {
  const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const black = 'rgb(0, 0, 0)'
  const papers = new Set(['rgba(0, 0, 0, 0)', 'rgb(255, 255, 255)'])
  const found: string[] = []
  for (let node = words.nextNode(); node; node = words.nextNode()) {
    const word = node.textContent?.trim()
    if (!word || !node.parentElement?.checkVisibility()) continue
    if (getComputedStyle(node.parentElement).color !== black) found.push(`${word}: color`)
    for (let box: Element | null = node.parentElement; box; box = box.parentElement) {
      const { backgroundColor, backgroundImage, clipPath } = getComputedStyle(box)
      if (!papers.has(backgroundColor) || backgroundImage !== 'none' || clipPath !== 'none')
        found.push(`${word}: ${backgroundColor} ${backgroundImage} ${clipPath}`)
    }
  }
  return found
}

for (const path of ['/city/roseville', '/contact', '/']) {
  test(`${path} prints black on white, under the name, the number and the address of the page`, async ({
    page,
  }) => {
    await print(page, path)
    await expect(letterhead(page)).toHaveText(
      `${sampleSite.name}${phone}${new URL(sampleSite.url).host}${path}`,
    )
    await expect(letterhead(page).getByText(phone)).toHaveCount(1)
    expect((await letterhead(page).boundingBox())?.y).toBeLessThan(10)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(paintedWords)).toEqual([])
  })

  test(`${path} prints without what only a screen can use`, async ({ page }) => {
    await print(page, path)
    await expect(page.getByRole('banner')).toBeHidden()
    for (const part of ['form', 'button', 'dialog', 'video', 'iframe']) {
      await expect(page.locator(`${part}:visible`)).toHaveCount(0)
    }
    for (const link of await page.locator('a:is([href^="tel:"], [href^="mailto:"]):visible').all()) {
      const words = (await link.textContent()) ?? ''
      expect(words.includes(phone) || words.includes(sampleSite.email), words).toBe(true)
    }
  })
}

test('the head of paper is on paper only', async ({ page }) => {
  await page.goto('/contact')
  await expect(letterhead(page)).toBeHidden()
  await page.emulateMedia({ media: 'print' })
  await expect(letterhead(page)).toBeVisible()
})

test('the contact page takes two sheets at most', async ({ page }) => {
  await print(page, '/contact')
  expect(await pagesOf(page)).toBeLessThanOrEqual(2)
})

for (const { slug, name } of serviceAreas) {
  test(`${name} takes two sheets at most, and none of its pictures is cut off`, async ({ page }) => {
    await print(page, `/city/${slug}`)
    expect(await pagesOf(page)).toBeLessThanOrEqual(2)
    for (const picture of await page.getByRole('main').locator('img:visible').all()) {
      const { shown, real } = await picture.evaluate((image: HTMLImageElement) => ({
        shown: image.clientWidth / image.clientHeight,
        real: image.naturalWidth / image.naturalHeight,
      }))
      if (Number.isFinite(real)) expect(Math.abs(shown / real - 1)).toBeLessThan(0.05)
    }
  })
}
