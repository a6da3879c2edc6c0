// Identifiers, URLs, dates, and words that only search engines and the
// assistant read.
const unseen = new Set(['id', 'iso', 'keywords', 'questions', 'slug', 'src'])

const modules = import.meta.glob<Record<string, unknown>>(
  '../../../../app/content/**/*.ts',
  { eager: true },
)

/** Every text in app/content that visitors read, once. */
export const siteTexts: readonly string[] = [
  ...new Set(Object.values(modules).flatMap(textsIn)),
]

/** Returns every text in a value, at any depth. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value)
    .filter(([key]) => !unseen.has(key))
    .flatMap(([, inner]) => textsIn(inner))
}
