/** A visitor hears from us within so many hours. */
export const replyHours = 24

/** What a visitor is promised: in the form's toast, on the page after a plain post, and in the mail. */
export const replyPromise = `We'll get back to you within ${replyHours} hours with your free quote.`
