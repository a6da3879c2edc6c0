import type { Page } from '@playwright/test'

import { galleryPictures } from '../../../e2e/gallery-pictures.ts'

export interface Interaction {
  name: string
  path: string
  /** `first paint`: by a visitor who does not wait until React has taken the page over. */
  from: 'hydration' | 'first paint'
  /** Brings what is to be pressed into view. */
  prepare?: (page: Page) => Promise<void>
  act: (page: Page) => Promise<void>
}

const menu = (page: Page) => page.getByRole('button', { name: 'Menu' })
const accordion = (page: Page) => page.locator('summary').first()
const field = (page: Page) => page.getByLabel('First name')
const send = (page: Page) => page.getByRole('button', { name: 'Get My FREE Quote' })
const tabs = (page: Page) => page.getByRole('navigation', { name: 'Choose a service' }).getByRole('link')
const overlay = (page: Page) => page.getByRole('dialog')
const chat = (page: Page) => page.getByRole('button', { name: 'Ask Rill' })

/** A page with nothing but one button, which says another word when pressed: what this machine takes at least. */
export const controlPage = {
  path: '/bench-control',
  html: `<!doctype html><title>Control</title><button onclick="this.textContent = 'Pressed'">Press</button>`,
}

/** What visitors press and type, each on a fresh page. */
export const interactions: readonly Interaction[] = [
  {
    name: 'control: a bare button',
    path: controlPage.path,
    from: 'first paint',
    act: (page) => page.getByRole('button').tap(),
  },
  { name: 'menu', path: '/', from: 'hydration', act: (page) => menu(page).tap() },
  { name: 'menu', path: '/', from: 'first paint', act: (page) => menu(page).tap() },
  { name: 'tabs', path: '/services', from: 'hydration', act: (page) => tabs(page).nth(1).tap() },
  {
    name: 'accordion',
    path: '/',
    from: 'hydration',
    prepare: (page) => accordion(page).scrollIntoViewIfNeeded(),
    act: (page) => accordion(page).tap(),
  },
  {
    name: 'overlay, open and close',
    path: '/gallery',
    from: 'hydration',
    prepare: (page) => galleryPictures(page).first().scrollIntoViewIfNeeded(),
    async act(page) {
      await galleryPictures(page).first().tap()
      await overlay(page).getByRole('button', { name: 'Close' }).tap()
      await overlay(page).waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'form, typing and sending it empty',
    path: '/contact',
    from: 'hydration',
    prepare: (page) => send(page).scrollIntoViewIfNeeded(),
    async act(page) {
      await field(page).pressSequentially('Ann')
      await send(page).tap()
      await page.getByText('Email is required').waitFor()
    },
  },
  {
    name: 'form, typing',
    path: '/contact',
    from: 'first paint',
    act: (page) => field(page).pressSequentially('Ann'),
  },
  {
    // Not at the first paint: on phones its button comes up once the hero is out of sight.
    name: 'assistant, opening and asking',
    path: '/',
    from: 'hydration',
    prepare: (page) => accordion(page).scrollIntoViewIfNeeded(),
    async act(page) {
      await chat(page).tap()
      const question = overlay(page).getByPlaceholder('Ask about our services...')
      await question.pressSequentially('Do you clean roofs?')
      await question.press('Enter')
    },
  },
]
