import { recordClick, stopRecordingClicks } from './components/ui/event-replay'
import { idle, nextInteraction, nextPaint, nextTask, pageLoaded } from './components/ui/page-lifecycle'
import { reloadOnce, restoreTyped } from './components/ui/reload-on-missing-chunk'

// Start links the styles of the client entry on every page, and of no other module.
import './styles/app.css'

/** How long the first paint and its pictures may keep the scripts waiting, in milliseconds. */
const patience = 5000

// Browsers older than those of `browserslist` keep the plain page: half of what runs here would be worse. The first of
// these came with Safari 16, Chrome 103 and Firefox 100, the second with Safari 16.4 and Firefox 113.
if ('timeout' in AbortSignal && 'CompressionStream' in globalThis) {
  recordClick()
  restoreTyped()
  // The menu closes at the section it led to, before hydration too.
  addEventListener('hashchange', () => document.querySelector<HTMLElement>('[popover]')?.hidePopover?.())
  void start()
} else {
  disableScripts()
}

/** What works with script alone is not shown. */
function disableScripts(): void {
  document.documentElement.classList.add('scripts-off')
  stopRecordingClicks()
}

/**
 * Every page works without script: links navigate, forms post. So the scripts are not fetched before the first paint,
 * unless the visitor uses the page earlier. Nothing large may be imported here.
 */
async function start(): Promise<void> {
  const timeout = new Promise((resolve) => setTimeout(resolve, patience))
  await Promise.race([pageLoaded().then(nextPaint).then(idle), nextInteraction(), timeout])
  try {
    // The oldest browsers of `browserslist` lack popovers, which open the menu.
    if (!('popover' in HTMLElement.prototype)) {
      await import('@oddbird/popover-polyfill')
      document.documentElement.classList.add('popovers-work')
    }
    // React is half of all script, and runs in a task of its own.
    await import('react-dom/client')
    await nextTask()
    const { hydrate } = await import('./hydrate')
    hydrate()
  } catch (error) {
    console.error('The scripts of the page did not load.', error)
    if (!(await reloadOnce())) disableScripts()
  }
}
