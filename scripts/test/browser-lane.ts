import { findOtherBrowsers } from './find-browsers.ts'
import { findChromium } from './find-chromium.ts'
import { emptyResult, type LaneResult, type Selection } from './lane-result.ts'
import { playwrightLane } from './playwright-lane.ts'

/**
 * The browser tests in Chromium; the journeys in Firefox and WebKit too, where this machine has them. A missing
 * Chromium is a failure, since nothing of the site would be looked at; the others are named in the summary.
 */
export async function browserLane(selection: Selection): Promise<LaneResult> {
  const chromium = await findChromium(selection.deep ? 'whole' : 'shell')
  if (!chromium.ok) {
    const failure = { title: 'Chromium', message: chromium.message, again: 'npm test -- browser' }
    return { ...emptyResult(), failures: [failure] }
  }
  const environment: Record<string, string> = { CHROMIUM_PATH: chromium.path }
  if (selection.deep) return await playwrightLane(selection, ['deep'], environment)

  const projects = ['chromium']
  const remarks: string[] = []
  for (const browser of findOtherBrowsers()) {
    if (browser.available) {
      projects.push(browser.name)
      Object.assign(environment, browser.environment)
      remarks.push(`${browser.name} ran the journeys`)
    } else remarks.push(`${browser.name} did not run: ${browser.reason}`)
  }
  const result = await playwrightLane(selection, projects, environment)
  return { ...result, remarks: ['chromium ran everything', ...remarks] }
}
