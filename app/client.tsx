import { loadInTurns } from './hydration/load-in-turns'
import { untilCalmOrTouched } from './hydration/when-to-begin'
import { keepClicks } from './ui/kept-clicks'

// Belongs to every page, also to those without a script of their own: only the style of this file does.
import './styles/app.css'

void takePageOver()

/**
 * The page is whole without script: it waits until the first screen is painted, unless the visitor is quicker.
 * This file is all that comes with the HTML, so it imports nothing large.
 */
async function takePageOver() {
  const clicks = keepClicks(document.documentElement)
  await untilCalmOrTouched()
  try {
    const hydratePage = await loadInTurns()
    await hydratePage()
  } catch (error) {
    // The page stays as it came: links lead on and forms post.
    console.error('The page could not be taken over by its script.', error)
    clicks.forget()
    return
  }
  clicks.repeat()
}
