const key = 'activity-hidden'

/** Remembers, until the browser tab is closed, that the visitor wants no more notifications. */
export function hideActivity(): void {
  try {
    sessionStorage.setItem(key, 'yes')
  } catch {
    // Storage is switched off: the choice holds until the page is left.
  }
}

export function isActivityHidden(): boolean {
  try {
    return sessionStorage.getItem(key) !== null
  } catch {
    return false
  }
}
