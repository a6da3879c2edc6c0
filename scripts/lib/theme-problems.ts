/** Contrast of text with its background that everyone can read (WCAG AA). */
const minContrast = 4.5

/** Roles of text, by the role of what is behind it. */
const textsOn: Readonly<Record<string, readonly string[]>> = {
  ground: ['ink', 'ink-soft', 'accent', 'accent-strong', 'danger', 'success'],
  'ground-shade': ['ink', 'ink-soft', 'accent-strong'],
  white: ['ink', 'ink-soft', 'accent', 'accent-strong', 'danger'],
  deep: ['on-deep', 'on-deep-soft', 'accent-bright'],
  'deep-raised': ['on-deep', 'on-deep-soft'],
  accent: ['white', 'on-deep', 'accent-tint'],
  'accent-tint': ['ink', 'accent-strong'],
  action: ['ink'],
  'action-bright': ['ink'],
  'action-tint': ['ink'],
  'danger-tint': ['ink', 'danger'],
  'on-deep': ['ink'],
}

/** Colors of theme.css that nothing else names. */
const otherRoles = ['field-line', 'deep-line', 'ground-line']

/** Returns the colors that are missing, and the texts that are hard to read. */
export function findThemeProblems(
  colors: ReadonlyMap<string, string>,
): string[] {
  const all = new Map([...colors, ['white', '#ffffff']])
  const pairs = Object.entries(textsOn).flatMap(([ground, texts]) =>
    texts.map((text) => [text, ground] as const),
  )
  const roles = new Set([...pairs.flat(), ...otherRoles])
  const missing = [...roles].filter((role) => !all.has(role))
  if (missing.length > 0)
    return missing.map(
      (role) =>
        `theme.css: --color-${role} must be there, as six digits such as #0a66a8`,
    )
  return pairs.flatMap(([text, ground]) => {
    const contrast = contrastOf(all.get(text) ?? '', all.get(ground) ?? '')
    if (contrast >= minContrast) return []
    return `theme.css: --color-${text} on --color-${ground} has a contrast of ${contrast.toFixed(1)}. Text needs ${minContrast}: make one darker or lighter.`
  })
}

// Both by the definitions of WCAG 2.
function contrastOf(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted(
    (a, b) => a - b,
  )
  return (light + 0.05) / (dark + 0.05)
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(hex.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
