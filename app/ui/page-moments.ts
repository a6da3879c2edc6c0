/** A browser that is never idle is busy with the visitor: what waits for it need not wait longer, in milliseconds. */
const longestBusy = 1000

/** Settles when all that came with the page is there, pictures of the first screen included. */
export async function untilLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

/** Settles when what is there has been drawn; at once where nobody looks, because nothing is drawn there. */
export async function untilDrawn(): Promise<void> {
  if (document.visibilityState === 'hidden') return
  // One frame draws it, the next one begins after that.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Settles when the browser has nothing else to do. */
export async function untilIdle(): Promise<void> {
  await new Promise<void>((resolve) => {
    // Safari has no idle callbacks.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: longestBusy })
    else setTimeout(resolve, 200)
  })
}

/** How long a tap and the frame that answers it may take, in milliseconds: script that runs would keep them waiting. */
const press = 250

/** Settles when a press that has just begun is over and answered. */
export async function untilPressed(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, press))
}
