/** Browsers and password managers do not fill in a field of this name. */
export const honeypotField = 'subject_line'
