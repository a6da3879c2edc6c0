import type { Page } from '@playwright/test'

import { serviceAreas } from '../../app/content/cities/city.ts'
import { cityPath } from '../../app/seo/site-pages.ts'
import { chat } from './chat.ts'
import { expect } from './fixtures.ts'
import { galleryPictures } from './gallery-pictures.ts'
import { holdAnswers } from './held-answers.ts'
import { untilHydrated } from './hydrated.ts'
import { quoteForm, someone } from './quote-form.ts'

/** Looks at the page as it is now, or at the part of it that has changed. */
export type Check = (part?: string) => Promise<void>

/** A visit to one page, which asks for a `check` in every state the page can be in. */
export interface Visit {
  about: string
  path: string
  /** What the browser says about this page on purpose. */
  expectedConsole?: RegExp
  states: (page: Page, check: Check) => Promise<void>
}

/** Every kind of page, in its states. The cities share one layout. */
export const visits: readonly Visit[] = [
  { about: 'the home page, closed and with all its parts unfolded', path: '/', states: unfoldHome },
  { about: 'the form with its messages and its thanks', path: '/contact', states: sendQuote },
  { about: 'the chat, open, waiting and answered', path: '/contact', states: talkToAssistant },
  { about: 'the gallery, and a picture compared to either end', path: '/gallery', states: openPicture },
  { about: 'the services', path: '/services?tab=deck-fence', states: asItComes },
  { about: 'the reviews', path: '/reviews', states: asItComes },
  { about: 'the page on epoxy', path: '/epoxy', states: asItComes },
  { about: 'the page of a city', path: cityPath(serviceAreas[0].slug), states: asItComes },
  {
    about: 'the page for what is not there',
    path: '/no/such/page',
    expectedConsole: /status of 404/,
    states: asItComes,
  },
  {
    about: 'the answers to a plain post',
    path: '/?quote=sent',
    expectedConsole: /status of 422/,
    states: postPlainly,
  },
]

async function asItComes(_page: Page, check: Check) {
  await check()
}

async function unfoldHome(page: Page, check: Check) {
  await check()
  await page.getByRole('region', { name: 'Where we work' }).getByRole('button').click()
  await page.getByText('what the weather does and what helps').click()
  await check()
}

async function sendQuote(page: Page, check: Check) {
  const form = quoteForm(page)
  await form.submit.click()
  await expect(page.getByText('Please fill in all fields')).toBeVisible()
  await check()
  await form.enter(someone())
  await form.submit.click()
  await expect(page.getByText('Quote Request Submitted Successfully!')).toBeVisible()
  await check()
}

async function talkToAssistant(page: Page, check: Check) {
  const talk = chat(page)
  await talk.open()
  await expect(talk.panel).toBeVisible()
  await check('dialog')
  const answers = await holdAnswers(page)
  await talk.ask('What is your phone number?')
  await expect(talk.typing).toBeAttached()
  await check('dialog')
  answers.release()
  await expect(talk.log.getByRole('link')).toHaveCount(2)
  await check('dialog')
}

async function openPicture(page: Page, check: Check) {
  await check()
  await galleryPictures(page).first().click()
  await expect(page.getByRole('dialog')).toHaveCSS('opacity', '1')
  for (const key of ['Home', 'End']) {
    await page.getByRole('dialog').getByRole('slider').press(key)
    await check('dialog')
  }
}

/** These are the pages a plain post produces, looked at with scripts on: axe itself needs them. */
async function postPlainly(page: Page, check: Check) {
  await expect(page.getByRole('status')).toBeVisible()
  await check()
  // `submit` on the element skips the script's handler, as if it had never arrived.
  await page.evaluate(() => document.querySelector('form')?.submit())
  await expect(page.getByRole('alert')).toBeVisible()
  await untilHydrated(page)
  await check()
}
