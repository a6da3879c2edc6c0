import type { Page } from '@playwright/test'

import { untilHydrated } from './hydrated.ts'

/** The chat of the page, by what a visitor reads. */
export function chat(page: Page) {
  const panel = page.getByRole('dialog', { name: 'Rill' })
  const log = panel.getByRole('log')
  return {
    button: page.getByRole('button', { name: 'Ask Rill' }),
    panel,
    log,
    /** What has been said: a paragraph that says that somebody is typing is no message. */
    messages: log.getByRole('paragraph').filter({ hasNotText: 'Rill is typing' }),
    typing: log.getByText('Rill is typing'),
    input: panel.getByPlaceholder('Ask about our services...', { exact: true }),
    send: panel.getByRole('button', { name: 'Send' }),
    close: panel.getByRole('button', { name: 'Close the chat' }),
    /** Opens the panel, waiting until React has taken the button over. */
    async open() {
      await untilHydrated(page)
      // On phones the bar it stands in may be out of sight; reached by the keys, it comes up.
      await this.button.focus()
      await this.button.click()
    },
    /** Asks by the keys of a keyboard: the way that is the same in every browser. */
    async type(question: string) {
      await this.input.pressSequentially(question)
      await this.input.press('Enter')
    },
    async ask(question: string) {
      await this.input.fill(question)
      await this.input.press('Enter')
    },
  }
}
