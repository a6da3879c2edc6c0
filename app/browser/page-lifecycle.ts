/** Includes the pictures of the first screen. */
export async function pageLoaded(): Promise<void> {
  if (document.readyState === 'complete') return
  await new Promise((resolve) =>
    addEventListener('load', resolve, { once: true }),
  )
}

// A hidden page does not paint.
export async function nextPaint(): Promise<void> {
  if (document.visibilityState === 'hidden') return
  // The second frame begins once the first has been painted.
  await new Promise((resolve) =>
    requestAnimationFrame(() => requestAnimationFrame(resolve)),
  )
}

export async function idle(): Promise<void> {
  // Safari has no `requestIdleCallback`.
  await new Promise<unknown>((resolve) =>
    (globalThis.requestIdleCallback ?? setTimeout)(resolve),
  )
}

export async function nextTask(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve))
}

export async function nextInteraction(): Promise<void> {
  const cleanup = new AbortController()
  const { signal } = cleanup
  await new Promise((resolve) => {
    for (const event of ['pointerdown', 'keydown', 'focusin'])
      addEventListener(event, resolve, { capture: true, signal })
  })
  cleanup.abort()
}

export async function delay(milliseconds: number): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, milliseconds))
}
