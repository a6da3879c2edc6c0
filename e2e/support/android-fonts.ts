import type { Page } from '@playwright/test'

const roboto = 'node_modules/@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2'
const fallback = 'Display Fallback Android'

/** Shows the headlines of an open page as an Android phone does until the display face is there. */
export async function showAndroidHeadlines(page: Page): Promise<void> {
  await page.route('**/roboto.woff2', (route) => route.fulfill({ path: roboto }))
  await page.evaluate(async (family) => {
    const faces = [...document.styleSheets]
      .flatMap((sheet) => Array.from(sheet.cssRules))
      .filter((rule) => rule instanceof CSSFontFaceRule)
      .map(({ cssText }) => cssText)
      .filter((css) => css.includes(family))
    if (faces.length === 0) throw new Error(`the style sheet has no ${family}`)
    // No other system has that face: here it comes from a file.
    const sheet = new CSSStyleSheet()
    const copies = faces.map((css) =>
      css.replace(family, 'Android').replace(/src:[^;]*/, 'src: url(/roboto.woff2)'),
    )
    sheet.replaceSync(copies.join('\n'))
    document.adoptedStyleSheets.push(sheet)
    await Promise.all([600, 700].map((weight) => document.fonts.load(`${weight} 1em Android`)))
    document.documentElement.style.setProperty('--font-display', 'Android')
  }, fallback)
}
