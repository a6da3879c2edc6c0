import { readFileSync } from 'node:fs'
import { join } from 'node:path'

import { firmFolder } from './firm.cjs'

export const themeFile = join(firmFolder, 'theme.css')

/** The firm's colors as #rrggbb, by role such as `action`. */
export function readColors(): ReadonlyMap<string, string> {
  const text = readFileSync(themeFile, 'utf8')
  const declarations = text.matchAll(/--color-([\w-]+):\s*(#[\da-f]{6})\b/gi)
  return new Map(
    [...declarations].map(([, role = '', hex = '']) => [role, hex]),
  )
}

/** Fills in `var(--color-action)` and the like. */
export function withColors(
  svg: string,
  colors: ReadonlyMap<string, string>,
): string {
  return svg.replaceAll(
    /var\(--color-([\w-]+)\)/g,
    (variable: string, role: string) => colors.get(role) ?? variable,
  )
}
