import type { Page } from '@playwright/test'

import { formatPhone } from '#functions/_shared/format-phone.ts'

import { serviceAreas } from '../app/content/cities/city.ts'
import { testSite } from '../tests/support/test-site.ts'
import { expect, test } from './support/fixtures.ts'
import { expectWholePictures, print, sheetsOf } from './support/printed.ts'

const phone = formatPhone(testSite.phone)
const letterhead = (page: Page) => page.locator('body > .letterhead')

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

for (const path of [`/city/${serviceAreas[0].slug}`, '/contact', '/']) {
  test(`${path} prints black on white, under the name, the number and the address of the page`, async ({
    page,
  }) => {
    await print(page, path)
    await expect(letterhead(page)).toHaveText(`${testSite.name}${phone}${new URL(testSite.url).host}${path}`)
    await expect(letterhead(page).getByText(phone)).toHaveCount(1)
    expect((await letterhead(page).boundingBox())?.y).toBeLessThan(10)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await page.evaluate(paintedWords)).toEqual([])

    await test.step('without what only a screen can use', async () => {
      await expect(page.getByRole('banner')).toBeHidden()
      for (const part of ['form', 'button', 'dialog', 'video', 'iframe']) {
        await expect(page.locator(`${part}:visible`)).toHaveCount(0)
      }
      const links = page.locator('a:is([href^="tel:"], [href^="mailto:"]):visible')
      for (const words of await links.allTextContents()) {
        expect(words.includes(phone) || words.includes(testSite.email), words).toBe(true)
      }
    })

    if (path === '/') return
    await test.step('on two sheets at most, and none of its pictures is cut off', async () => {
      expect(await sheetsOf(page)).toBeLessThanOrEqual(2)
      await expectWholePictures(page)
    })
    await test.step('the head of paper is on paper only', async () => {
      await page.emulateMedia({ media: 'screen' })
      await expect(letterhead(page)).toBeHidden()
    })
  })
}
