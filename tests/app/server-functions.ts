import { expect } from 'vitest'

/** Every script a page may fetch, at once or when it is needed: source by name. */
export async function scriptsOf(siteUrl: string): Promise<Map<string, string>> {
  const html = await (await fetch(siteUrl)).text()
  const sources = new Map<string, string>()
  let waiting = scriptsIn(html)
  while (waiting.length > 0) {
    for (const name of waiting) sources.set(name, await (await fetch(`${siteUrl}/assets/${name}`)).text())
    waiting = [...sources.values()].flatMap(scriptsIn).filter((name) => !sources.has(name))
  }
  return sources
}

/** The addresses of the functions the built page itself may call, read from its scripts. */
export async function serverFunctionUrls(siteUrl: string): Promise<string[]> {
  const sources = await scriptsOf(siteUrl)
  const ids = new Set(
    [...sources.values()].flatMap((source) =>
      Array.from(source.matchAll(/["'`]([0-9a-f]{64})["'`]/g), ([, id]) => id),
    ),
  )
  expect(ids.size).toBeGreaterThan(0)
  return Array.from(ids, (id) => `${siteUrl}/_serverFn/${id}`)
}

/** Names of script files that a page or a script names. */
function scriptsIn(text: string): string[] {
  const names = Array.from(
    text.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g),
    ([, name = '']) => name,
  )
  return [...new Set(names)]
}
