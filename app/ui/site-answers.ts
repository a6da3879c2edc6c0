const patience = 5000

/** Whether this page could be had again now: neither the network nor the site is gone. */
export async function siteAnswers(): Promise<boolean> {
  try {
    const response = await fetch(location.href, {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(patience),
    })
    return response.status < 500
  } catch {
    return false
  }
}
