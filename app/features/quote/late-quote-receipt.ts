import { createIsomorphicFn } from '@tanstack/react-start'

import { latePart } from '~/ui/late-part'

import { QuoteReceipt } from './quote-receipt'

// Compiled away in the browser, and the import with it: there it comes with what sends the form.
const receiptOnServer = createIsomorphicFn()
  .server(() => QuoteReceipt)
  .client(() => undefined)

/** What the card says after a post without JavaScript: most visitors never see it. */
export const lateQuoteReceipt = latePart({
  load: () => import('./quote-receipt').then((module) => module.QuoteReceipt),
  onServer: receiptOnServer(),
})
