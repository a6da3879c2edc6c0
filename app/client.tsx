import { loadInTurns } from './hydration/load-in-turns'
import { stopWaitingForPresses } from './hydration/react-turns'
import { untilCalmOrTouched, untilTouchedOrOnline } from './hydration/when-to-begin'
import { loadPolyfills } from './polyfills'
import { keepClicks } from './ui/kept-clicks'
import { putPressesFirst } from './ui/presses-first'

// Belongs to every page, also to those without a script of their own: only the style of this file does.
import './styles/app.css'

putPressesFirst()
void takePageOver()

/**
 * The page is whole without script: it waits until the first screen is painted, unless the visitor is quicker.
 * This file is all that comes with the HTML, so it imports nothing large.
 */
async function takePageOver() {
  const clicks = keepClicks(document.documentElement)
  await untilCalmOrTouched()
  let hydratePage: () => Promise<void>
  try {
    await loadPolyfills()
    hydratePage = await loadInTurns()
  } catch (error) {
    // The page stays as it came until then: links lead on and forms post.
    console.error('The page did not load.', error)
    clicks.forget()
    await untilTouchedOrOnline()
    return takePageOver()
  }
  try {
    await hydratePage()
  } catch (error) {
    console.error('The page could not be taken over by its script.', error)
    return clicks.forget()
  }
  stopWaitingForPresses()
  clicks.repeat()
}
