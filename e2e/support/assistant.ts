import type { Page } from '@playwright/test'

import { assistant as texts } from '../../app/content/assistant-text.ts'
import { openPage } from './hydration.ts'

export function assistant(page: Page) {
  const panel = page.getByRole('dialog', { name: texts.name })
  const log = panel.getByRole('log')
  const input = panel.getByPlaceholder('Ask about our services...', {
    exact: true,
  })
  return {
    openButton: page.getByRole('button', { name: 'Ask a question' }),
    panel,
    log,
    messages: log.getByRole('paragraph').filter({ hasNotText: texts.typing }),
    typingIndicator: log.getByText(texts.typing),
    input,
    sendButton: panel.getByRole('button', { name: texts.send }),
    quoteChips: log.getByRole('link', { name: texts.chips.quote }),
    closeButton: panel.getByRole('button', { name: texts.close }),
    async ask(question: string): Promise<void> {
      await input.fill(question)
      await input.press('Enter')
    },
  }
}

export async function openAssistant(page: Page, url: string) {
  await openPage(page, url)
  const chat = assistant(page)
  // On phones it is away until the page knows that the form is out of view.
  await chat.openButton.waitFor()
  await chat.openButton.press('Enter')
  return chat
}
