import type { Page } from '@playwright/test'

/** URL pattern of TanStack Start's server functions. */
export const serverFnUrl = '**/_serverFn/**'

/** Delays every server function call of the page until `release` is called. */
export async function holdServerCalls(
  page: Page,
): Promise<{ release: () => void }> {
  const { promise: held, resolve: release } = Promise.withResolvers<void>()
  await page.route(serverFnUrl, async (route) => {
    await held
    await route.continue()
  })
  return { release }
}
