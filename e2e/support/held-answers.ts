import type { Page } from '@playwright/test'

/** Holds back every call of the page to its server until `release`; in between it waits, however fast the machine. */
export async function holdAnswers(page: Page): Promise<{ release: () => void }> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/_serverFn/**', async (route) => {
    await held
    await route.continue()
  })
  return { release }
}
