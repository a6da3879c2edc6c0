/**
 * Loads a page's script as part of its route's loader. If that fails, the loader
 * fails too, and the error page shows the phone number. The router alone would
 * reload the page, even offline.
 */
export async function loadPageScript(
  importPage: () => Promise<unknown>,
): Promise<void> {
  await importPage()
}
