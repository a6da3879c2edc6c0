/** Hours within which we reply to a visitor. */
export const replyHours = 24

/** Promise in the form's toast and on the receipt after a plain POST. */
export const replyPromise = `We'll get back to you within ${replyHours} hours with your free quote.`
