import { expect, type Locator } from '@playwright/test'

/**
 * A video's length is unknown until the browser has read the start of the file.
 */
export async function skipToLastMoments(video: Locator) {
  await expect(video).not.toHaveJSProperty('readyState', 0)
  await video.evaluate((element: HTMLVideoElement) => {
    if (!element.ended) element.currentTime = element.duration - 0.5
  })
}
