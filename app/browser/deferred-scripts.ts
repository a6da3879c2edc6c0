/** Of the meta element with the URLs of the page's scripts, after a space each. */
export const deferredScriptsName = 'page-scripts'

// The router would import them too, but if one failed, it would replace a page
// that works without scripts by an error page.
export async function importDeferredScripts(): Promise<void> {
  const list =
    document.querySelector<HTMLMetaElement>(`meta[name=${deferredScriptsName}]`)
      ?.content ?? ''
  const urls = list.split(' ').filter(Boolean)
  await Promise.all(urls.map((url) => import(/* @vite-ignore */ url)))
}
