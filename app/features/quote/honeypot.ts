/**
 * Name of the hidden field, chosen so that browsers and password managers do
 * not autofill it.
 */
export const honeypotField = 'subject_line'
