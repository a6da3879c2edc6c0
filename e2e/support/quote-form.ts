import type { Page } from '@playwright/test'

/** The quote form of the page, by what a visitor reads. */
export function quoteForm(page: Page) {
  return {
    firstName: page.getByLabel('First name'),
    email: page.getByLabel('Email', { exact: true }),
    phone: page.getByLabel('Phone number'),
    submit: page.getByRole('button', { name: 'Get My FREE Quote' }),
    sending: page.getByRole('button', { name: 'Sending...' }),
    async fill(values: { firstName: string; email: string; phone: string }) {
      await this.firstName.fill(values.firstName)
      await this.email.fill(values.email)
      await this.phone.fill(values.phone)
    },
    /** The same by the keys of a keyboard: the way that is the same in every browser. */
    async type(values: { firstName: string; email: string; phone: string }) {
      await this.firstName.pressSequentially(values.firstName)
      await this.email.pressSequentially(values.email)
      await this.phone.pressSequentially(values.phone)
      await this.takeTime()
    },
    /** Fills the fields in, in the time a quick person takes: what is faster counts as a program. */
    async enter(values: { firstName: string; email: string; phone: string }) {
      await this.fill(values)
      await this.takeTime()
    },
    /** Lets two seconds pass on the clocks that tell how long the form has been there. */
    async takeTime() {
      await page.evaluate((milliseconds) => {
        const now = performance.now.bind(performance)
        performance.now = () => now() + milliseconds
        // Of a plain post, whose other clock is the server's.
        const shownAt = document.querySelector<HTMLInputElement>('input[name=shown_at]')
        if (shownAt?.value) shownAt.value = String(Number(shownAt.value) - milliseconds)
      }, 2_000)
    },
  }
}

let people = 0

/** A visitor no other test of this worker has used: stored rows can be told apart, and no limit is reached. */
export function someone() {
  people += 1
  const tag = `${process.pid}-${people}`
  const phone = `(916) 555-${String(1000 + (people % 9000))}`
  return { firstName: `Visitor ${tag}`, email: `visitor-${tag}@mail.example`, phone }
}
