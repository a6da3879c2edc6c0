/** Settles when all that came with the page has loaded, pictures of the first screen included. */
export async function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) => addEventListener('load', resolve, { once: true }))
}

/** Settles when what is there has been painted; at once in a hidden page, which paints nothing. */
export async function nextPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return
  // The second frame begins once the first is painted.
  await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
}

/** Settles when the browser has nothing else to do. */
export async function idle(): Promise<void> {
  // Safari has no idle callbacks.
  await new Promise<unknown>((resolve) => (globalThis.requestIdleCallback ?? setTimeout)(resolve))
}

/** Settles in a task of its own, so that the browser can handle input and paint before. */
export async function nextTask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
}

/** Settles with the visitor's next tap, key or change of focus. */
export async function nextInteraction(): Promise<void> {
  await new Promise((resolve) => {
    for (const event of ['pointerdown', 'keydown', 'focusin'])
      addEventListener(event, resolve, { once: true, capture: true, passive: true })
  })
}
