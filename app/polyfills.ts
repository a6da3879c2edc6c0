/**
 * Loads what the oldest browsers of `browserslist` (package.json) lack: popovers, which open the menu. Browsers older
 * than those keep the plain page.
 */
export async function loadPolyfills(): Promise<void> {
  if ('popover' in HTMLElement.prototype) return
  await import('@oddbird/popover-polyfill')
  document.documentElement.classList.add('popovers-work')
}
