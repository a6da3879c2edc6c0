import type { Page } from '@playwright/test'

import { expect } from './fixtures.ts'
import { untilHydrated } from './hydrated.ts'

/** Opens a page as it would be printed. */
export async function print(page: Page, path: string) {
  await page.goto(path)
  await untilHydrated(page)
  await page.emulateMedia({ media: 'print' })
}

/** How many sheets it takes. */
export async function sheetsOf(page: Page): Promise<number> {
  const file = await page.pdf({ format: 'Letter' })
  return file.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length ?? 0
}

/** No picture that is printed is cut off or stretched. */
export async function expectWholePictures(page: Page): Promise<void> {
  const shapes = await page
    .getByRole('main')
    .locator('img:visible')
    .evaluateAll((images: HTMLImageElement[]) =>
      images.map(({ currentSrc, clientWidth, clientHeight, naturalWidth, naturalHeight }) => ({
        currentSrc,
        change: clientWidth / clientHeight / (naturalWidth / naturalHeight),
      })),
    )
  for (const { currentSrc, change } of shapes) {
    if (Number.isFinite(change)) expect(Math.abs(change - 1), currentSrc).toBeLessThan(0.05)
  }
}
