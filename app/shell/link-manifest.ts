/**
 * Tells the browser how the site is installed. Not in the HTML: Chromium fetches it from there at once, beside the
 * first picture.
 */
export function linkManifest(): void {
  const link = document.createElement('link')
  link.rel = 'manifest'
  link.href = '/site.webmanifest'
  document.head.append(link)
}
