/** What search engines show. The title is the page's own part, up to 31 characters: `pageTitle` completes it. */
export type PageMeta = { title: string; description: string; keywords: readonly string[] }

export type PageText = PageMeta & { heading: string; introduction: string }

/** Without what stands on the page itself. */
export function metaOf({ title, description, keywords }: PageText): PageMeta {
  return { title, description, keywords }
}

/** The document title. Names of up to 26 characters keep every title within the 60 that results show. */
export function pageTitle(ownTitle: string, siteName: string): string {
  return `${ownTitle} | ${siteName}`
}
