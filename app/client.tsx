import { recordClick, stopRecordingClicks } from './browser/click-replay'
import { importDeferredScripts } from './browser/deferred-scripts'
import {
  delay,
  idle,
  nextInteraction,
  nextPaint,
  nextTask,
  pageLoaded,
} from './browser/page-lifecycle'

// Global styles, imported here because only the client entry's CSS is linked on
// every page.
import './styles/app.css'

/** Of waiting for the first paint and its pictures, in milliseconds. */
const maxDelay = 5000

// Browsers older than `browserslist` keep the plain page, because half-working
// scripts would be worse. The first feature requires Safari 16, Chrome 103 or
// Firefox 100, the second Safari 16.4 or Firefox 113.
if ('timeout' in AbortSignal && 'CompressionStream' in globalThis) {
  recordClick()
  // Closes the menu when one of its links jumps to a section, even before
  // hydration.
  addEventListener('hashchange', () =>
    document.querySelector<HTMLElement>('[popover]')?.hidePopover?.(),
  )
  void start()
} else {
  disableScripts()
}

function disableScripts(): void {
  document.documentElement.classList.add('scripts-off')
  stopRecordingClicks()
}

// Scripts wait for the first paint or interaction, because every page works
// without them. This file must not import anything large.
async function start(): Promise<void> {
  const timeout = delay(maxDelay)
  await Promise.race([
    pageLoaded().then(nextPaint).then(idle),
    nextInteraction(),
    timeout,
  ])
  try {
    await loadAndHydrate()
  } catch (error) {
    // Not reloaded: the visitor may have typed something, or be leaving.
    // Firefox and Safari reject pending imports then.
    console.error('Failed to load the page scripts.', error)
    disableScripts()
  }
}

async function loadAndHydrate(): Promise<void> {
  // For the menu, in the oldest browsers of `browserslist`.
  if (!('popover' in HTMLElement.prototype)) {
    await import('@oddbird/popover-polyfill')
    document.documentElement.classList.add('popovers-work')
  }
  // React is half of all JavaScript, so it is evaluated in a task of its own.
  await import('react-dom/client')
  await nextTask()
  await importDeferredScripts()
  await nextTask()
  const { hydrateApp } = await import('./hydrate-app')
  hydrateApp()
}
