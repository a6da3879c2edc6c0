/** A visitor hears from us within so many hours. */
export const replyHours = 24
