import type { Page } from '@playwright/test'

import { galleryPictures } from '../../../e2e/support/gallery-pictures.ts'
import { tap, type } from './finger.ts'

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
    act: (page) => tap(page.getByRole('button')),
  },
  { name: 'menu', path: '/', from: 'hydration', act: (page) => tap(menu(page)) },
  { name: 'menu', path: '/', from: 'first paint', act: (page) => tap(menu(page)) },
  { name: 'tabs', path: '/services', from: 'hydration', act: (page) => tap(tabs(page).nth(1)) },
  {
    name: 'accordion',
    path: '/',
    from: 'hydration',
    prepare: (page) => accordion(page).scrollIntoViewIfNeeded(),
    act: (page) => tap(accordion(page)),
  },
  {
    name: 'overlay, open and close',
    path: '/gallery',
    from: 'hydration',
    prepare: (page) => galleryPictures(page).first().scrollIntoViewIfNeeded(),
    async act(page) {
      await tap(galleryPictures(page).first())
      await tap(overlay(page).getByRole('button', { name: 'Close' }))
      await overlay(page).waitFor({ state: 'hidden' })
    },
  },
  {
    name: 'form, typing and sending it empty',
    path: '/contact',
    from: 'hydration',
    prepare: (page) => send(page).scrollIntoViewIfNeeded(),
    async act(page) {
      await type(field(page), 'Ann')
      await tap(send(page))
      await page.getByText('Email is required').waitFor()
    },
  },
  {
    name: 'form, typing',
    path: '/contact',
    from: 'first paint',
    act: (page) => type(field(page), 'Ann'),
  },
  {
    // Not at the first paint: on phones its button comes up once the hero is out of sight.
    name: 'assistant, opening and asking',
    path: '/',
    from: 'hydration',
    prepare: (page) => accordion(page).scrollIntoViewIfNeeded(),
    async act(page) {
      await tap(chat(page))
      const question = overlay(page).getByPlaceholder('Ask about our services...')
      await type(question, 'Do you clean roofs?')
      await question.press('Enter')
    },
  },
]
