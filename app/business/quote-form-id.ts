/** Where "Get a FREE Quote" scrolls to; also the class of the section, as specified. */
export const quoteFormId = 'quote-request-form'
