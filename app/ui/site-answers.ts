/** Whether this page could be had again now: neither the network nor the site is gone. */
export function siteAnswers(): Promise<boolean> {
  return fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    ({ ok }) => ok,
    () => false,
  )
}
